import { expect, it } from 'vitest'
import * as policy from '#src/models/policy/policy.ts'
import { listPolicyNumbers } from '#src/models/policy/policyNumbers.testing.ts'
import { ROSTER_SIZE } from '#src/models/shiftOffer/roster.ts'
import { routes } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'
import { type Claim, readClaims } from './claims.ts'
import * as retentionRules from './law/retentionRules.ts'
import { readSiteTokens } from './tokenTable.ts'

const claims = readClaims()
const siteTokens = readSiteTokens()

it.each([
  ['policy:pointLadder.count', '4'],
  ['policy:pointLadder.thresholds', '3, 5, 8 and 10'],
  ['policy:pointLadder.verbal', '3'],
  ['policy:pointLadder.termination', '10'],
  ['policy:pointLadder.final.label', 'Final warning (probation)'],
  ['policy:pointLadder.final.inText', 'final warning (probation)'],
  ['policy:noShowLadder.written.label', 'Written warning'],
  ['policy:noShowLadder.count', '4'],
  ['policy:noShowLadder.thresholds', '1, 2, 3 and 4'],
  ['policy:noShowLadder.final', '3'],
  ['policy:rollingWindowMonths', '6 or 12'],
  ['policy:rollingWindowMonths.short', '6'],
  ['policy:rollingWindowMonths.long', '12'],
  ['policy:noShow.contactHours', '0 to 2'],
  ['policy:noShow.contactHours.last', '2'],
  ['policy:noShow.followUpHours', '24 to 48'],
  ['policy:noShow.followUpHours.first', '24'],
  ['policy:noShow.followUpHours.last', '48'],
  ['policy:noShow.abandonmentDays', '2 or 3'],
  ['policy:noShow.abandonmentDays.first', '2'],
  ['policy:noShow.abandonmentDays.last', '3'],
  ['policy:fmla.employeeHours', '1,250'],
  ['policy:fmla.employeeHours.source', '29 CFR 825.110'],
  ['policy:fmla.largestIncrement', 'one hour'],
  ['policy:fmla.fullTimeLeaveHours', '480'],
  ['policy:review.workplace', 'weekly'],
  ['policy:review.policyAudit', 'quarterly'],
  ['policy:managerTimeline.count', '4'],
  ['policy:callInRecord.count', '7'],
  ['policy:reason.safety', 'Safety (confidential)'],
  ['policy:reason.illness.number', '1'],
  ['policy:reason.no-reason.number', '10'],
  ['policy:board.covered', 'Covered'],
  ['policy:board.calledOff', 'Called off'],
  ['policy:board.pending', 'HR review'],
  ['policy:board.late', 'Late report'],
  ['policy:symptoms', 'vomiting, diarrhea, jaundice, sore throat with fever or an infected wound'],
  ['policy:reviewLoad.reviews', '576'],
  ['policy:reviewLoad.hours', '21'],
  ['policy:reviewLoad.hoursOneByOne', '36'],
  ['policy:reviewLoad.roiHours', '23'],
  ['policy:reviewLoad.roiBusierHours', '62'],
  ['policy:retention.personnelYears.inWords', '1 year'],
  ['policy:retention.publicYears.inWords', '2 years'],
  ['policy:retention.newMexicoMonths.inWords', '48 months'],
  ['shiftOffer:rosterSize', String(ROSTER_SIZE)],
  ['shiftOffer:canCome', '40'],
  ['site:phoneHours', 'Mon–Fri 8AM–6PM EST'],
  ['site:chatHours', 'Mon–Fri 8AM–8PM EST'],
])('the token {%s} is %s', (token, value) => expect(siteTokens.get(token)).toBe(value))

/** Names of tokens that do not follow from the constant's name, as "noticeHours" follows from NOTICE_HOURS. */
const TOKEN_NAMES: Readonly<Record<string, string>> = {
  FAILURE_TO_REPORT_POINTS: 'points.failureToReport',
  LATE_REPORT_POINTS: 'points.lateReport',
  NO_SHOW_GUIDANCE: 'noShow',
  LEGAL_RETENTION: 'retention',
  TEXT_MESSAGES: 'text',
  'TEXT_MESSAGES.stopBusinessDays': 'text.stopDays',
}
/** Every number of the policy with the name of its token. Numbers in lists (steps, ends of a span) have several that begin with it. */
const policyNumbers = listPolicyNumbers({ ...policy, ...retentionRules }).map(([number, value]) => {
  const [name = ''] = number.replace(/\.value$/, '').split('[')
  const [constant = '', ...fields] = name.split('.')
  const asToken = constant.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const token = TOKEN_NAMES[name] ?? [TOKEN_NAMES[constant] ?? asToken, ...fields].join('.')
  return { number, value, token: `policy:${token}`, isListed: number.includes('[') }
})
const [listed = [], single = []] = [true, false].map((wanted) => policyNumbers.filter(({ isListed }) => isListed === wanted))
it.each(single)('the number $number of the policy has a token, $token: docs/changing-a-figure.md', ({ value, token }) =>
  expect(siteTokens.get(token)).toBe(value.toLocaleString('en-US')),
)
it.each(listed)('the number $number in a list of the policy has tokens that begin with $token: docs/changing-a-figure.md', ({ token }) =>
  expect([...siteTokens.keys()].filter((name) => name === token || name.startsWith(`${token}.`))).not.toEqual([]),
)

it('the table of tokens reads the reason codes as a sentence does', () =>
  expect(siteTokens.get('policy:reasonCodes')).toMatch(/^illness; family emergency; .*court, civic or military duty; .*other$/))
it('the table of tokens knows every claim by its value, its scope and its number', () => {
  for (const [id, { value, scope }] of Object.entries(claims)) {
    expect([siteTokens.get(`claim:${id}`), siteTokens.get(`claim:${id}.scope`)]).toEqual([value, scope])
    // The first number as printed: "150" of "150+", "3,600" of "$3,600".
    const number = siteTokens.get(`claim:${id}.number`) ?? ''
    expect(number).toMatch(/^\d([\d,.]*\d)?$/)
    expect(value.indexOf(number)).toBe(value.search(/\d/))
    expect(value.slice(value.indexOf(number) + number.length)).not.toMatch(/^[\d,.]+\d/)
  }
})
it('the table of tokens says behind a figure what its footnote would say, while it is a sample', () => {
  for (const [id, { sample }] of Object.entries<Claim>(claims))
    expect(siteTokens.get(`claim:${id}.sample`), id).toBe(sample ? ` (${claims[id]?.label.toLowerCase()})` : '')
})
it('the table of tokens knows every address and every contact', () => {
  for (const [name, path] of Object.entries(routes)) expect(siteTokens.get(`route:${name}`)).toBe(path)
  for (const name of ['name', 'legalName', 'phone', 'phoneHref', 'email', 'emailHref', 'url'] as const)
    expect(siteTokens.get(`site:${name}`)).toBe(site[name])
})
