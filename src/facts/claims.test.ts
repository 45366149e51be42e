/**
 * Compares claims with their source, if it is the specification (section 9) or docs/requirements/clarifications.md ("Figures"): the figures
 * are typed here a second time, so a typing error in the claims fails. Claims from other sources may change, and claims may come and go.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LEAD_RETENTION } from '#src/demoForm/leadRetention.ts'
import { type Claim, parseClaims, readClaims, readFigureClaims } from './claims.ts'
import { WORKED_FIGURES } from './workedFigures.ts'

const claims = readClaims()

/** Figures of the specification. Figures that an editor or the company sets are in no test. */
const PUBLISHED: Record<string, string> = {
  absenteeismReduction: '30–50%',
  absenteeismPeriod: '6 months',
  overtimeSavings: '20%',
  hrTimeSavings: '66%',
  returnOnInvestment: '10X',
  languages: '150+',
  locations: '600+',
  employees: '1M+',
  experience: '20 years',
  largestWorkforce: '45,000',
  manufacturingShare: '2%',
  satisfaction: '98%',
  guarantee: '90 days',
  competitorLanguages: '25',
  absenceCost: '$3,600',
  roiEmployees: '1,000',
  roiHours: '160 hours',
  roiSavings: '$96,000',
  roiMultiple: '12X',
  delivery: '99.9%',
  deliveryTime: '30 s',
  responseRate: '85%',
  uptime: '99.9%',
  manufacturingAbsence: '45%',
  manufacturingUptime: '99.8%',
  manufacturingReplacement: '12 min',
  manufacturingFacilities: '200+',
  healthcareCoverage: '99.8%',
  healthcareAgency: '40%',
  healthcareFacilities: '150+',
  logisticsDelivery: '35%',
  logisticsOvertime: '50%',
  logisticsNetworks: '100+',
  foodDowntime: '40%',
  foodManufacturers: '80+',
  retailBrands: '120+',
  educationInstitutions: '60+',
  demoLength: '30 minutes',
  contactPromise: '24 hours',
  emailResponse: '4 hours',
  hotlineHours: '24/7',
  integrations: '50+',
  implementation: '2–8 weeks',
  implementationSmall: '2 weeks',
  pilotGroup: '50–200',
  scale: '100 to 10,000',
  inactiveStorage: '7 years',
  deletion: '90 days',
  noticePeriod: '30 days',
  encryptionTransit: '256-bit',
  encryptionRest: 'AES-256',
  incidentResponse: '15 minutes',
  recoveryTime: '4 hours',
  designationDeadlines: '0',
  auditRecords: '100%',
}
/** Values that the specification gives elsewhere, and that must not be published. */
const NOT_PUBLISHED: Record<string, string[]> = {
  absenteeismReduction: ['30–50% in 90 days', 'up to 50%'],
  hrTimeSavings: ['60–80%', '70%', '80%'],
  languages: ['up to 150'],
  locations: ['500+'],
}
/** Figures that the specification calls aims. */
const AIMS = ['absenteeismReduction', 'overtimeSavings', 'hrTimeSavings', 'returnOnInvestment']
const claimsById: Record<string, Claim> = claims
const entries = Object.entries(claimsById)
const specified = new Map(entries.filter(([, { source }]) => /^specification|clarifications\.md/.test(source)))
const specifiedOf = <Value>(all: Record<string, Value>) => Object.fromEntries(Object.entries(all).filter(([id]) => specified.has(id)))
const lines = readFileSync('src/content/claims.yaml', 'utf8').split('\n')
/** @returns a sentence for an editor if a claim says something other than the specification; otherwise no sentence */
function specificationProblems(id: string, field: 'value' | 'others' | 'kind' | 'scope', written: unknown, stated: unknown): string[] {
  if (JSON.stringify(written) === JSON.stringify(stated)) return []
  const place = `src/content/claims.yaml, line ${lines.indexOf(`${id}:`) + 1}, ${id} › ${field}`
  return [
    `${place}: The figure's source is the specification, which states ${stated}. Here is ${written}. Write what is stated there, or name another source. If the specification has changed, ask a developer to change src/facts/claims.test.ts, too.`,
  ]
}

it.each([...specified].map(([id, { value }]) => ({ id, value })))('states what its source states: $id', ({ id, value }) =>
  expect(specificationProblems(id, 'value', value, PUBLISHED[id])).toEqual([]),
)
it('the list of claims keeps demo requests as long as the service does, as long as that is its source', () => {
  const claim = claimsById.leadRetention
  if (claim?.source.startsWith('src/demoForm/leadRetention.ts')) expect(claim.value).toBe(`${LEAD_RETENTION.months} months`)
})
it('the list of claims keeps the values that are not published', () => {
  const notPublished = Object.entries(specifiedOf(NOT_PUBLISHED))
  expect(notPublished.flatMap(([id, others]) => specificationProblems(id, 'others', specified.get(id)?.others, others))).toEqual([])
})
it('the list of claims marks as goals what the specification does', () => {
  const aims = AIMS.filter((aim) => specified.has(aim))
  expect(aims.flatMap((id) => specificationProblems(id, 'kind', specified.get(id)?.kind, 'aim'))).toEqual([])
})
it('the list of claims promises the specified reduction within the longer, safer period', () => {
  const [reduction, period] = [specified.get('absenteeismReduction'), specified.get('absenteeismPeriod')]
  const scope = reduction?.scope ?? ''
  const stated = scope.includes(period?.value ?? '') ? scope : `less absenteeism within ${period?.value}`
  expect(specificationProblems('absenteeismReduction', 'scope', scope, stated)).toEqual([])
})
it('the list of claims mentions no internal documents to visitors', () => {
  const telling = entries.filter(([, { basis }]) => /specification|clarifications|decisions/.test(basis))
  const fix = 'basis is for visitors. Name our own papers in source.'
  expect(telling.map(([id]) => `src/content/claims.yaml, "${id}": ${fix}`)).toEqual([])
})

const GOOD = `reports:
  value: 30–50%
  scope: fewer calls within a year
  kind: aim
  group: results
  icon: clock
  basis: Calls a month, compared with the year before. What we aim for.
  asOf: 2026-11-21
  source: a study
  others: [ up to 50% ]
  why: A year is longer.

trainers:
  value: 17 trainers
  scope: for swaps
  kind: count
  group: start
  basis: Counted on a list.
  asOf: 2026-12-01
  sample: true
  source: a list

trials:
  value: 90 days
  scope: to try it
  kind: commitment
  group: contract
  basis: "{wording} The days begin at go-live."
  wording: Whoever stops within {value} of go-live pays nothing.
  asOf: "2026"
  source: a contract

saved:
  value: "{roi.savedAYear}"
  scope: saved a year
  kind: example
  group: example
  basis: Worked out from the example.
  asOf: 2026-11-21
  source: an example
`
const read = (text: string) => parseClaims(text, 'claims.yaml', ['trials'])

it('the list of claims takes any list, with what is worked out and what is the claim’s own in its place', () => {
  const { reports, trials, saved } = read(GOOD)
  expect(reports).toMatchObject({ value: '30–50%', others: ['up to 50%'] })
  expect(trials.basis).toBe('Whoever stops within 90 days of go-live pays nothing. The days begin at go-live.')
  expect(saved?.value).toBe(WORKED_FIGURES.get('roi.savedAYear'))
})
it('the list of claims marks a count as a sample until somebody replaces it', () => {
  expect(read(GOOD).trainers?.label).toBe('Sample count')
  expect(read(GOOD.replace('  sample: true\n', '')).trainers?.label).toBe('Count')
  expect(read(GOOD).trials.label).toBe('Commitment')
})
it('a figure on a page gets the id, the label and the drawing of its claim', () => {
  const figureClaims = readFigureClaims()
  expect([...figureClaims.keys()]).toEqual(Object.keys(claims))
  for (const [id, claim] of figureClaims) {
    const { label, icon } = claims[id] as Claim
    expect(claim).toStrictEqual(icon ? { id, label, icon } : { id, label })
  }
})

describe('a broken list of claims is refused, with line, field and fix:', () => {
  const errorOf = (change: (text: string) => string) => {
    const text = change(GOOD)
    expect(text).not.toBe(GOOD)
    try {
      read(text)
    } catch (error) {
      return (error as Error).message
    }
    return 'nothing'
  }
  it.each<[string, (text: string) => string, RegExp]>([
    [
      'a value without a number',
      (text) => text.replace('value: 30–50%', 'value: a lot'),
      /claims\.yaml, line 2, reports › value: .*with its number/,
    ],
    [
      'a number that is no text',
      (text) => text.replace('value: 17 trainers', 'value: 17'),
      /trainers › value: This is a number, not text\. Put it in quotes: value: "17"/,
    ],
    ['no scope', (text) => text.replace('  scope: for swaps\n', ''), /trainers › scope: "scope" is missing\. Add it/],
    ['a scope without words', (text) => text.replace('scope: for swaps', 'scope: "-"'), /trainers › scope: Say what the figure counts/],
    [
      'an icon that there is not',
      (text) => text.replace('icon: clock', 'icon: clok'),
      /reports › icon: "clok" is not one of: .* Did you mean "clock"/,
    ],
    [
      'a kind that there is not',
      (text) => text.replace('kind: aim', 'kind: aims'),
      /reports › kind: "aims" is not one of: aim, .* Did you mean "aim"/,
    ],
    [
      'a basis that is no sentence',
      (text) => text.replace('basis: Counted on a list.', 'basis: a list'),
      /trainers › basis: Say in whole sentences/,
    ],
    [
      'an aim that does not say so',
      (text) => text.replace(' What we aim for.', ''),
      /line 7, reports › basis: This is an aim, .* add “What we aim for\.”/,
    ],
    ['a day that is none', (text) => text.replace('asOf: 2026-12-01', 'asOf: last week'), /asOf: Write a day like 2026-12-01/],
    [
      'a misspelled field',
      (text) => text.replace('sample: true', 'sampel: true'),
      /There is no field "sampel" here\. Did you mean "sample"/,
    ],
    ['a sample that is false', (text) => text.replace('sample: true', 'sample: false'), /sample: Write sample: true, or remove the line/],
    ['other values without a reason', (text) => text.replace(/ {2}why: .*\n/, ''), /reports › why: .*belong together/],
    ['an unknown source', (text) => text.replace('source: a list', 'source: "-"'), /source: Say who says so/],
    [
      'an unknown name in braces',
      (text) => text.replace('{roi.savedAYear}', '{roi.savedAyear}'),
      /Nothing is called \{roi\.savedAyear\}\. Did you mean \{roi\.savedAYear\}/,
    ],
    [
      'a field that no text may repeat',
      (text) => text.replace('basis: Counted on a list.', 'basis: Counted on a list {scope}.'),
      /trainers › basis: Nothing is called \{scope\}\./,
    ],
    [
      'a token, which pages alone have',
      (text) => text.replace('{roi.savedAYear}', '{claim:languages}'),
      /Nothing is called \{claim:languages\}\. .*workedFigures\.ts lists all/,
    ],
    [
      'a name without a brace',
      (text) => text.replace('{roi.savedAYear}', '{roi.savedAYear'),
      /› value: \{ has no partner: a name stands in a pair of braces/,
    ],
    [
      'a value that names itself',
      (text) => text.replace('value: 90 days', 'value: "{value}"'),
      /trials › value: Nothing is called \{value\}/,
    ],
    [
      'a slip in an id that code names',
      (text) => text.replace('\ntrials:', '\ntrails:'),
      /claims\.yaml: "trials" is missing, and code needs it\. Is "trails" meant\?/,
    ],
    [
      'nothing in the place of what code names',
      (text) => text.replace('\ntrials:', '\nguarantee:'),
      /claims\.yaml: "trials" is missing, and code needs it\. Write it;/,
    ],
    [
      'an id that is no address',
      (text) => text.replace('\nsaved:', '\nsaved-a-year:'),
      /line \d+, saved-a-year: "saved-a-year" becomes an address: /,
    ],
    ['an empty entry', (text) => text.replace(/\nsaved:\n(?: {2,}.*\n)+/, '\nsaved:\n'), /line \d+, saved: /],
  ])('%s', (_what, change, expected) => expect(errorOf(change)).toMatch(expected))
  it('reports all at once', () => expect(errorOf((text) => text.replaceAll('  kind: ', '  kind: no-')).match(/› kind:/g)).toHaveLength(4))
})
