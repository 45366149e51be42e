/**
 * The claims against the figures that are published, typed here a second time from the specification (section 9) and
 * docs/requirements/decisions.md ("Figures"): a slip of the keyboard in the claims fails here. A claim whose `source` names something
 * else has been changed on purpose by its owner, and further claims are welcome.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Claim, claimMark, claims, readClaims } from './claims'

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
}
/** What the specification says elsewhere about the same thing: kept, so that nobody publishes it by mistake. */
const NOT_PUBLISHED: Record<string, string[]> = {
  absenteeismReduction: ['30–50% in 90 days', 'up to 50%'],
  hrTimeSavings: ['60–80%', '70%', '80%'],
  languages: ['up to 150'],
  locations: ['500+'],
}
const claimsById: Record<string, Claim> = claims
const entries = Object.entries(claimsById)
/** Claims that say of themselves that they stand in the specification or in docs/requirements/decisions.md. */
const specified = entries.filter(([, { source }]) => /^specification|decisions\.md/.test(source))
const namesOf = (found: [string, Claim][]) => found.map(([id]) => id)

it('knows every published figure', () => expect(Object.keys(claimsById)).toEqual(expect.arrayContaining(Object.keys(PUBLISHED))))
it('states what its sources state', () => {
  const stated = Object.fromEntries(specified.map(([id, { value }]) => [id, value]))
  const published = Object.fromEntries(Object.entries(PUBLISHED).filter(([id]) => id in stated))
  expect(stated).toMatchObject(published)
})
it('keeps the values that are not published', () => {
  const others = Object.fromEntries(specified.flatMap(([id, claim]) => (claim.others ? [[id, claim.others]] : [])))
  expect(others).toMatchObject(Object.fromEntries(Object.entries(NOT_PUBLISHED).filter(([id]) => namesOf(specified).includes(id))))
})
it('tells visitors nothing of our papers', () => {
  expect(namesOf(entries.filter(([, { basis }]) => /specification|decisions/.test(basis)))).toEqual([])
})
it('calls what is neither counted nor owed an aim or an estimate, and says so where it is read', () => {
  const aims = entries.filter(([, { kind }]) => kind === 'aim')
  expect(namesOf(aims)).toEqual(expect.arrayContaining(['absenteeismReduction', 'overtimeSavings', 'hrTimeSavings', 'returnOnInvestment']))
  expect(namesOf(aims.filter(([id, { basis }]) => !/aim for/.test(basis) && id !== 'absenteeismPeriod'))).toEqual([])
})
it('adds the counts by industry up to the locations: food plants are manufacturing facilities and count once', () => {
  const least = (id: string) => Number.parseInt(claims[id]?.value.replace(/\D/g, '') ?? '', 10)
  const sum = ['manufacturingFacilities', 'healthcareFacilities', 'logisticsNetworks', 'retailBrands', 'educationInstitutions']
    .map(least)
    .reduce((total, count) => total + count, 0)
  expect(sum).toBeGreaterThanOrEqual(least('locations'))
  // More than that, and the site would say a higher round number.
  expect(sum).toBeLessThan(least('locations') + 100)
  expect(least('foodManufacturers')).toBeLessThanOrEqual(least('manufacturingFacilities'))
})
it('marks a count as a sample until somebody replaces it', () => {
  expect(claimMark('locations')).toBe('Sample count')
  expect(claimMark('uptime')).toBe('Commitment')
})
it('promises the reduction within the longer, safer period', () =>
  expect(claims.absenteeismReduction?.scope).toBe('less absenteeism within 6 months'))

it('takes a figure that no code knows', () => {
  const source = readFileSync('src/content/claims.yaml', 'utf8')
  const own =
    'figureOfThisTest:\n  value: 17 trainers\n  scope: for swaps\n  kind: count\n  group: start\n  basis: Counted on a list.\n  asOf: 2026-12-01\n  source: a list\n'
  expect(readClaims(`${source}\n${own}`, 'claims.yaml').figureOfThisTest).toMatchObject({ value: '17 trainers', kind: 'count' })
})
it('has no mark for a figure that there is not', () =>
  expect(() => claimMark('figureOfThisTest')).toThrow(/claims\.yaml has no "figureOfThisTest"/))

describe('a broken list of claims is refused, with line, field and cure:', () => {
  const GOOD = readFileSync('src/content/claims.yaml', 'utf8')
  const told = (change: (text: string) => string) => {
    const text = change(GOOD)
    expect(text).not.toBe(GOOD)
    try {
      readClaims(text, 'claims.yaml')
    } catch (error) {
      return (error as Error).message
    }
    return 'nothing'
  }
  it.each<[string, (text: string) => string, RegExp]>([
    [
      'a value without a number',
      (text) => text.replace('value: 30–50%', 'value: a lot'),
      /claims\.yaml, line 8, absenteeismReduction › value: .*with its number/,
    ],
    [
      'a number that is no text',
      (text) => text.replace('value: 10X', 'value: 10'),
      /returnOnInvestment › value: This is not text\. Write value: "some text"/,
    ],
    ['no scope', (text) => text.replace(/ {2}scope: languages\n/, ''), /languages › scope: "scope" is missing\. Add it/],
    [
      'a scope without words',
      (text) => text.replace('scope: languages\n', 'scope: "-"\n'),
      /languages › scope: Say what the figure counts/,
    ],
    [
      'an icon that there is not',
      (text) => text.replace('icon: clock', 'icon: clok'),
      /overtimeSavings › icon: "clok" is not one of: .* Did you mean "clock"/,
    ],
    [
      'a kind that there is not',
      (text) => text.replace('kind: aim', 'kind: aims'),
      /absenteeismReduction › kind: "aims" is not one of: aim, .* Did you mean "aim"/,
    ],
    [
      'a basis that is no sentence',
      (text) => text.replace('basis: Terms of service.', 'basis: terms'),
      /noticePeriod › basis: Say in whole sentences/,
    ],
    ['a day that is none', (text) => text.replace('asOf: 2026-11-21', 'asOf: last week'), /asOf: Write a day like 2026-12-01/],
    [
      'a misspelled field',
      (text) => text.replace('sample: true', 'sampel: true'),
      /There is no field "sampel" here\. Did you mean "sample"/,
    ],
    ['a sample that is false', (text) => text.replace('sample: true', 'sample: false'), /sample: Write sample: true, or remove the line/],
    ['other values without a reason', (text) => text.replace(/ {2}why: Six.*\n/, ''), /absenteeismReduction › why: .*belong together/],
    ['an unknown source', (text) => text.replace('source: specification section 9', 'source: "-"'), /source: Say who says so/],
    [
      'an unknown name in braces',
      (text) => text.replace('{roi.savedAYear}', '{roi.savedAyear}'),
      /Nothing is called \{roi\.savedAyear\}\. Did you mean \{roi\.savedAYear\}/,
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
      /guarantee › value: Nothing is called \{value\}/,
    ],
    [
      'a slip in an id that code names',
      (text) => text.replace('\nlanguages:', '\nlangauges:'),
      /claims\.yaml: "languages" is missing, and code needs it\. Is "langauges" meant\?/,
    ],
    ['an id that is no address', (text) => text.replace('\nuptime:', '\nup-time:'), /line \d+, up-time: "up-time" becomes an address: /],
    ['an empty entry', (text) => text.replace(/\nuptime:\n(?: {2,}.*\n)+/, '\nuptime:\n'), /line \d+, uptime: /],
  ])('%s', (_what, change, expected) => expect(told(change)).toMatch(expected))
  it('tells of all at once', () =>
    expect(told((text) => text.replaceAll('kind: aim', 'kind: aims')).match(/› kind:/g)?.length).toBeGreaterThan(5))
})
