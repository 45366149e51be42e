/**
 * The registry against the figures that are published, typed here a second time from the specification (section 9) and
 * docs/requirements/decisions.md ("Figures"): a slip of the keyboard in the registry fails here. A claim whose `source` names something
 * else has been changed on purpose by its owner, and further claims are welcome.
 */
import { expect, it } from 'vitest'
import { type Claim, claimMark, claims } from './claims'

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
const registry: Record<string, Claim> = claims
const entries = Object.entries(registry)
/** Claims that say of themselves that they stand in the specification or in docs/requirements/decisions.md. */
const specified = entries.filter(([, { source }]) => /^specification|decisions\.md/.test(source))
const namesOf = (found: [string, Claim][]) => found.map(([id]) => id)

it('knows every published figure', () => expect(Object.keys(registry)).toEqual(expect.arrayContaining(Object.keys(PUBLISHED))))
it('states what its sources state', () => {
  const stated = Object.fromEntries(specified.map(([id, { value }]) => [id, value]))
  const published = Object.fromEntries(Object.entries(PUBLISHED).filter(([id]) => id in stated))
  expect(stated).toMatchObject(published)
})
it('keeps the values that are not published', () => {
  const others = Object.fromEntries(specified.flatMap(([id, claim]) => (claim.others ? [[id, claim.others]] : [])))
  expect(others).toMatchObject(Object.fromEntries(Object.entries(NOT_PUBLISHED).filter(([id]) => namesOf(specified).includes(id))))
})
it('says of every claim what it counts and where it comes from, and why, where there are other values', () => {
  expect(namesOf(entries.filter(([, { scope, source }]) => !/[a-z]{2}/.test(scope) || !/[a-z]{2}/.test(source)))).toEqual([])
  expect(namesOf(entries.filter(([, { others, why }]) => Boolean(others) !== Boolean(why)))).toEqual([])
})
it('holds figures only', () => expect(namesOf(entries.filter(([, { value }]) => !/\d/.test(value)))).toEqual([]))
it('says of every claim when it was looked at, and how it is counted in a sentence for visitors', () => {
  expect(namesOf(entries.filter(([, { asOf }]) => !/^\d{4}(-\d\d-\d\d)?$/.test(asOf)))).toEqual([])
  expect(namesOf(entries.filter(([, { basis }]) => !/^[A-Z].{8,}[.]$/.test(basis) || /specification|decisions/.test(basis)))).toEqual([])
})
it('calls what is neither counted nor owed an aim or an estimate, and says so where it is read', () => {
  const aims = entries.filter(([, { kind }]) => kind === 'aim')
  expect(namesOf(aims)).toEqual(expect.arrayContaining(['absenteeismReduction', 'overtimeSavings', 'hrTimeSavings', 'returnOnInvestment']))
  expect(namesOf(aims.filter(([id, { basis }]) => !/aim for/.test(basis) && id !== 'absenteeismPeriod'))).toEqual([])
})
it('adds the counts by industry up to the locations: food plants are manufacturing facilities and count once', () => {
  const least = (id: keyof typeof claims) => Number.parseInt(claims[id].value.replace(/\D/g, ''), 10)
  const sum = (['manufacturingFacilities', 'healthcareFacilities', 'logisticsNetworks', 'retailBrands', 'educationInstitutions'] as const)
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
  expect(claims.absenteeismReduction.scope).toBe('less absenteeism within 6 months'))
