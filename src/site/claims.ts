/**
 * The registry of claims: every figure that the site states about the service lives here, with its scope and its
 * origin. Pages refer to the id. Where the specification gives two values, `others` holds the ones that are not
 * published and `why` says what decided. Source: specification section 9; docs/requirements/decisions.md, "Figures".
 */
export type Claim = {
  /** As it is printed. */
  value: string
  /** What the figure counts, in words that can stand beside it. */
  scope: string
  source: string
  others?: string[]
  why?: string
}

const spec = 'specification section 9'

export const claims = {
  absenteeismReduction: {
    value: '30–50%',
    scope: 'less absenteeism within 6 months',
    source: spec,
    others: ['30–50% in 90 days', 'up to 50%'],
    why: 'Six months is the longer and so the safer promise; docs/requirements/decisions.md publishes it.',
  },
  absenteeismPeriod: { value: '6 months', scope: 'until the reduction in absenteeism shows', source: spec },
  overtimeSavings: { value: '20%', scope: 'overtime saved, at most', source: spec },
  hrTimeSavings: {
    value: '66%',
    scope: 'HR time saved on attendance, at most',
    source: spec,
    others: ['60–80%', '70%', '80%'],
    why: 'docs/requirements/decisions.md publishes "up to 66%".',
  },
  returnOnInvestment: { value: '10X', scope: 'minimum return within the first year', source: spec },
  languages: { value: '150+', scope: 'languages', source: spec, others: ['up to 150'], why: 'docs/requirements/decisions.md.' },
  locations: { value: '600+', scope: 'locations', source: spec, others: ['500+'], why: 'docs/requirements/decisions.md.' },
  employees: { value: '1M+', scope: 'hourly employees', source: spec },
  experience: { value: '20 years', scope: 'of experience, at least', source: spec },
  largestWorkforce: { value: '45,000', scope: 'employees in the largest workforce served', source: spec },
  manufacturingShare: { value: '2%', scope: 'of the US manufacturing workforce', source: spec },
  satisfaction: { value: '98%', scope: 'client satisfaction', source: spec },
  guarantee: {
    value: '90 days',
    scope: 'to see a measurable improvement, or a refund',
    source: spec,
  },
  competitorLanguages: { value: '25', scope: 'languages offered by a competitor', source: spec },
  absenceCost: {
    value: '$3,600',
    scope: 'a year for each hourly employee, an industry estimate from 2005',
    source: 'Circadian, 2005 (docs/requirements/decisions.md, "Figures")',
  },
  roiEmployees: { value: '1,000', scope: 'employees in the worked example', source: spec },
  roiHours: { value: '160 hours', scope: 'saved each month in the worked example', source: spec },
  roiSavings: { value: '$96,000', scope: 'saved each year in the worked example', source: spec },
  roiMultiple: { value: '12X', scope: 'return in the worked example', source: spec },
  delivery: { value: '99.9%', scope: 'of messages delivered', source: spec },
  deliveryTime: { value: '30 s', scope: 'until a message is delivered, at most', source: spec },
  responseRate: { value: '85%', scope: 'response rate', source: spec },
  uptime: { value: '99.9%', scope: 'uptime in the service agreement', source: spec },
  manufacturingAbsence: { value: '45%', scope: 'less unplanned absence', source: spec },
  manufacturingUptime: { value: '99.8%', scope: 'line uptime', source: spec },
  manufacturingReplacement: { value: '12 min', scope: 'to a replacement', source: spec },
  manufacturingFacilities: { value: '200+', scope: 'manufacturing facilities', source: spec },
  healthcareCoverage: { value: '99.8%', scope: 'shift coverage', source: spec },
  healthcareAgency: { value: '40%', scope: 'lower agency cost', source: spec },
  healthcareFacilities: { value: '150+', scope: 'healthcare facilities', source: spec },
  logisticsDelivery: { value: '35%', scope: 'better on-time delivery', source: spec },
  logisticsOvertime: { value: '50%', scope: 'lower overtime cost', source: spec },
  logisticsNetworks: { value: '100+', scope: 'logistics networks', source: spec },
  foodDowntime: { value: '40%', scope: 'less production downtime', source: spec },
  foodManufacturers: { value: '80+', scope: 'food and beverage manufacturers', source: spec },
  retailBrands: { value: '120+', scope: 'retail brands', source: spec },
  educationInstitutions: { value: '60+', scope: 'education institutions', source: spec },
  demoLength: { value: '30 minutes', scope: 'for a demo, at most', source: spec },
  contactPromise: { value: '24 hours', scope: 'until we call back', source: spec },
  emailResponse: { value: '4 hours', scope: 'until an e-mail to support is answered', source: spec },
  hotlineHours: { value: '24/7', scope: 'the hotline answers', source: 'specification section 1' },
  integrations: { value: '50+', scope: 'HRIS integrations', source: spec },
  implementation: { value: '2–8 weeks', scope: 'from contract to go-live', source: spec },
  implementationSmall: { value: '2 weeks', scope: 'to go-live, under 500 employees', source: spec },
  pilotGroup: { value: '50–200', scope: 'employees in a pilot', source: spec },
  scale: { value: '100 to 10,000', scope: 'employees, a usual customer', source: spec },
  inactiveStorage: {
    value: '7 years',
    scope: "of storage for a customer's inactive employees",
    source: `${spec}; docs/requirements/decisions.md, "Figures"`,
  },
  deletion: { value: '90 days', scope: "until data is deleted after a customer's account ends", source: spec },
  noticePeriod: { value: '30 days', scope: 'notice for ending the contract and for changed fees', source: spec },
  encryptionTransit: { value: '256-bit', scope: 'encryption in transit', source: spec },
  encryptionRest: { value: 'AES-256', scope: 'encryption at rest', source: spec },
  incidentResponse: { value: '15 minutes', scope: 'until an incident is responded to, at most', source: spec },
  recoveryTime: { value: '4 hours', scope: 'until service is restored after a disaster, at most', source: spec },
} as const satisfies Record<string, Claim>
