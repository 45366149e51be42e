/**
 * The registry of claims: every figure that the site states about the service lives here, with its scope and its
 * origin. Pages refer to the id, and the page /claims prints all of it. Where the specification gives two values,
 * `others` holds the ones that are not published and `why` says what decided. One table, and long because it is one:
 * whoever checks a figure reads a single file. Source: specification section 9; docs/requirements/decisions.md, "Figures".
 */
import { LEAD_RETENTION } from './leadRetention.ts'
import { ROI_EXAMPLE, roiSteps } from './roiExample.ts'

/** What sort of statement a figure is, and how its mark on a page reads. src/content/claims.yaml says what each means. */
export const CLAIM_KINDS = {
  aim: 'Aim',
  commitment: 'Commitment',
  capability: 'Capability',
  count: 'Count',
  estimate: 'Estimate',
  example: 'Example',
} as const
type ClaimKind = keyof typeof CLAIM_KINDS

/** Sections of the page /claims, in its order. */
export const CLAIM_GROUPS = ['results', 'example', 'customers', 'industries', 'service', 'start', 'contract', 'security'] as const
type ClaimGroup = (typeof CLAIM_GROUPS)[number]

export type Claim = {
  /** As it is printed. */
  value: string
  /** What the figure counts, in words that can stand beside it. */
  scope: string
  kind: ClaimKind
  group: ClaimGroup
  /** For visitors: how it is counted, who says so, where it ends. */
  basis: string
  /** The day on which someone last compared value and basis: "YYYY-MM-DD"; "YYYY" for a figure of others. */
  asOf: string
  /** Stands in for a real count until a launch; `npm run launch` names it. */
  sample?: true
  source: string
  others?: string[]
  why?: string
}

/** Where the terms of service and every page say the same about the refund. Token: {claim:guarantee.wording}. */
export const GUARANTEE_WORDING = (days: string) => `If there is no measurable improvement within ${days}, we refund what you paid.`

const CHECKED = '2026-11-21'
const spec = { source: 'specification section 9', asOf: CHECKED } as const
/** A count of customers or of what they do. */
const counted = { ...spec, kind: 'count', sample: true } as const
const aim = { ...spec, kind: 'aim' } as const
const promised = { ...spec, kind: 'commitment' } as const

const roi = roiSteps(ROI_EXAMPLE)
const dollars = (amount: number, digits = 0) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits })
const worked = { ...spec, kind: 'example', group: 'example' } as const
const derived = { ...worked, source: 'src/site/roiExample.ts, worked out from the example in specification section 9' } as const

export const claims = {
  absenteeismReduction: {
    ...aim,
    value: '30–50%',
    scope: 'less absenteeism within 6 months',
    group: 'results',
    basis:
      'Unplanned absences per 100 scheduled shifts in the sixth month after go-live, compared with the average of the three months before it. What we aim for; the guarantee stands behind it.',
    others: ['30–50% in 90 days', 'up to 50%'],
    why: 'Six months is the longer and so the safer promise; docs/requirements/decisions.md publishes it.',
  },
  absenteeismPeriod: {
    ...aim,
    value: '6 months',
    scope: 'until the reduction in absenteeism shows',
    group: 'results',
    basis: 'Counted from go-live at the site that is compared.',
  },
  overtimeSavings: {
    ...aim,
    value: '20%',
    scope: 'overtime saved, at most',
    group: 'results',
    basis:
      'Overtime hours that cover unplanned absences, compared with the three months before go-live. The upper end of what we aim for. Overtime from peaks or from vacancies is not part of it.',
  },
  hrTimeSavings: {
    ...aim,
    value: '66%',
    scope: 'HR time saved on attendance, at most',
    group: 'results',
    basis:
      'Hours a week on call-off lists, points, notices and letters, as your own team notes them in one week before and one week after go-live. The upper end of what we aim for. Reviews of protected absences stay with HR and are not saved.',
    others: ['60–80%', '70%', '80%'],
    why: 'docs/requirements/decisions.md publishes "up to 66%".',
  },
  returnOnInvestment: {
    ...aim,
    value: '10X',
    scope: 'return within the first year',
    group: 'results',
    basis:
      'Hours and overtime saved in twelve months, at your own cost per hour, divided by the fees for the same months. What we aim for. Your result depends on your wages, your absences and your price.',
  },
  guarantee: {
    ...promised,
    value: '90 days',
    scope: 'to see a measurable improvement, or a refund',
    group: 'results',
    basis: `${GUARANTEE_WORDING('90 days')} The terms of service say how it is measured and when the days begin.`,
  },
  roiEmployees: {
    ...worked,
    value: ROI_EXAMPLE.employees.toLocaleString('en-US'),
    scope: 'employees in the worked example',
    basis: 'Assumed. Put your own headcount in its place.',
  },
  roiHours: {
    ...worked,
    value: `${ROI_EXAMPLE.hoursAMonth} hours`,
    scope: 'of supervisor and HR time saved each month in the worked example',
    basis: 'Assumed: about 37 hours a week across all supervisors and HR.',
  },
  roiHourlyCost: {
    ...derived,
    value: dollars(ROI_EXAMPLE.hourlyCost),
    scope: 'for an hour of supervisor or HR time in the worked example',
    basis: 'Assumed, wages and benefits together.',
  },
  roiHoursYear: {
    ...derived,
    value: `${roi.hoursAYear.toLocaleString('en-US')} hours`,
    scope: 'saved each year in the worked example',
    basis: `Worked out: ${ROI_EXAMPLE.hoursAMonth} hours × 12 months.`,
  },
  roiSavings: {
    ...worked,
    value: dollars(roi.savedAYear),
    scope: 'saved each year in the worked example',
    basis: `Worked out: ${dollars(ROI_EXAMPLE.hourlyCost)} × ${roi.hoursAYear.toLocaleString('en-US')} hours.`,
  },
  roiMultiple: {
    ...worked,
    value: `${ROI_EXAMPLE.multiple}X`,
    scope: 'return in the worked example',
    basis: 'Savings of the year divided by the price of the year, under the assumptions of this example.',
  },
  roiPrice: {
    ...derived,
    value: dollars(roi.priceAYear),
    scope: 'a year for the service, as the worked example implies',
    basis: `Worked out: ${dollars(roi.savedAYear)} ÷ ${ROI_EXAMPLE.multiple}. The price at which this example reaches its multiple. Yours is quoted after a demo.`,
  },
  roiPricePerEmployee: {
    ...derived,
    value: dollars(roi.priceByEmployeeAndMonth, 2),
    scope: 'per employee and month, as the worked example implies',
    basis: `Worked out: ${dollars(roi.priceAYear)} ÷ ${ROI_EXAMPLE.employees.toLocaleString('en-US')} employees ÷ 12 months, rounded to the cent. Prices depend on headcount, channels and languages, and are quoted after a demo.`,
  },
  absenceCost: {
    value: '$3,600',
    scope: 'a year for each hourly employee, an industry estimate from 2005',
    kind: 'estimate',
    group: 'example',
    basis: 'An estimate that Circadian, a consultancy for shift work, published in 2005. It is old and it is not ours: use your own cost.',
    asOf: '2005',
    source: 'Circadian, 2005 (docs/requirements/decisions.md, "Figures")',
  },
  locations: {
    ...counted,
    value: '600+',
    scope: 'locations',
    group: 'customers',
    basis:
      'Reporting sites of current customers. A plant, a care facility, a distribution network, a retail brand and an institution each count once, with however many docks, stores or buildings it reports; the counts by industry add up to this one.',
    others: ['500+'],
    why: 'docs/requirements/decisions.md.',
  },
  employees: {
    ...counted,
    value: '1M+',
    scope: 'hourly employees',
    group: 'customers',
    basis: 'People with an active record in the service, at all current customers together.',
  },
  largestWorkforce: {
    ...counted,
    value: '45,000',
    scope: 'employees in the largest workforce served',
    group: 'customers',
    basis: 'Active records of one customer, at all of its sites together.',
  },
  scale: {
    ...counted,
    value: '100 to 10,000',
    scope: 'employees, a usual customer',
    group: 'customers',
    basis: 'Where most customers lie. Some are smaller, a few are larger.',
  },
  manufacturingShare: {
    ...counted,
    value: '2%',
    scope: 'of the US manufacturing workforce',
    group: 'customers',
    kind: 'estimate',
    basis:
      'Our estimate: active records of manufacturing customers, divided by the number of manufacturing employees that the Bureau of Labor Statistics publishes.',
  },
  satisfaction: {
    ...counted,
    value: '98%',
    scope: 'client satisfaction',
    group: 'customers',
    basis:
      'Share of customers who answered "satisfied" or "very satisfied" in our yearly survey. Those who did not answer are not counted.',
  },
  experience: {
    ...counted,
    value: '20 years',
    scope: 'of experience, at least',
    group: 'customers',
    basis: 'Time for which people of our team have run call-off lines.',
  },
  manufacturingAbsence: {
    ...aim,
    value: '45%',
    scope: 'less unplanned absence',
    group: 'industries',
    basis: 'Manufacturing: unplanned absences per 100 scheduled shifts, measured as for all industries. What we aim for.',
  },
  manufacturingUptime: {
    ...aim,
    value: '99.8%',
    scope: 'line uptime',
    group: 'industries',
    basis:
      'Manufacturing: share of planned line hours that were not lost to a missing person. What we aim for. Breakdowns and material are not part of it.',
  },
  manufacturingReplacement: {
    ...aim,
    value: '12 min',
    scope: 'to a replacement',
    group: 'industries',
    basis:
      'Manufacturing: from the report to the first accepted offer of the open shift. What we aim for where an on-call or overtime list exists.',
  },
  manufacturingFacilities: {
    ...counted,
    value: '200+',
    scope: 'manufacturing facilities',
    group: 'industries',
    basis: 'Plants of current customers, food and beverage plants among them. Each plant is one location.',
  },
  healthcareCoverage: {
    ...aim,
    value: '99.8%',
    scope: 'shift coverage',
    group: 'industries',
    basis: 'Healthcare: share of scheduled shifts that someone qualified worked. What we aim for.',
  },
  healthcareAgency: {
    ...aim,
    value: '40%',
    scope: 'lower agency cost',
    group: 'industries',
    basis: 'Healthcare: agency invoices for unplanned absences, compared with the three months before go-live. What we aim for.',
  },
  healthcareFacilities: {
    ...counted,
    value: '150+',
    scope: 'healthcare facilities',
    group: 'industries',
    basis: 'Hospitals, clinics and senior living communities of current customers. Each is one location.',
  },
  logisticsDelivery: {
    ...aim,
    value: '35%',
    scope: 'better on-time delivery',
    group: 'industries',
    basis: 'Logistics: late departures whose cause was a missing person, compared with the three months before go-live. What we aim for.',
  },
  logisticsOvertime: {
    ...aim,
    value: '50%',
    scope: 'lower overtime cost',
    group: 'industries',
    basis:
      'Logistics: cost of overtime that covers unplanned absences, compared with the three months before go-live. What we aim for; across all industries the aim is lower.',
  },
  logisticsNetworks: {
    ...counted,
    value: '100+',
    scope: 'logistics networks',
    group: 'industries',
    basis: 'Customers with hubs, docks or routes that report together. Each network is one location, however many docks it has.',
  },
  foodDowntime: {
    ...aim,
    value: '40%',
    scope: 'less production downtime',
    group: 'industries',
    basis:
      'Food and beverage: minutes that a line stood for a missing person, compared with the three months before go-live. What we aim for.',
  },
  foodManufacturers: {
    ...counted,
    value: '80+',
    scope: 'food and beverage manufacturers',
    group: 'industries',
    basis:
      'Plants of current customers that make food or drink. They are also among the manufacturing facilities, and count once in the locations.',
  },
  retailBrands: {
    ...counted,
    value: '120+',
    scope: 'retail brands',
    group: 'industries',
    basis: 'Brands in retail and hospitality. Each is one location, however many stores or hotels it has.',
  },
  educationInstitutions: {
    ...counted,
    value: '60+',
    scope: 'education institutions',
    group: 'industries',
    basis: 'School districts, colleges and public bodies. Each is one location, however many buildings it has.',
  },
  languages: {
    ...spec,
    value: '150+',
    scope: 'languages',
    kind: 'capability',
    group: 'service',
    basis:
      'Languages in which a report can be taken: by agents, by interpreters on the line, or in writing. Which of them a site offers is set when it starts.',
    others: ['up to 150'],
    why: 'docs/requirements/decisions.md.',
  },
  competitorLanguages: {
    ...spec,
    value: '25',
    scope: 'languages offered by a competitor',
    kind: 'count',
    sample: true,
    group: 'service',
    basis: 'What one competitor states. It is not named, so please ask each provider that you compare.',
  },
  hotlineHours: {
    value: '24/7',
    scope: 'the hotline answers',
    kind: 'commitment',
    group: 'service',
    basis: 'Every hour of the year, by an agent or the automated voice.',
    asOf: CHECKED,
    source: 'specification section 1',
  },
  integrations: {
    ...spec,
    value: '50+',
    scope: 'HRIS integrations',
    kind: 'capability',
    group: 'service',
    basis:
      'HR, payroll, scheduling and time systems that can be connected by API or by files over SFTP. Some need work on your side; the demo says which.',
  },
  delivery: {
    ...aim,
    value: '99.9%',
    scope: 'of messages delivered',
    group: 'service',
    basis: 'Messages to valid numbers and addresses that the carrier or mail server accepted. What we aim for; carriers are not ours.',
  },
  deliveryTime: {
    ...aim,
    value: '30 s',
    scope: 'until a message is delivered, at most',
    group: 'service',
    basis: 'From sending to the carrier’s confirmation. What we aim for; a phone that is off receives it later.',
  },
  responseRate: {
    ...counted,
    value: '85%',
    scope: 'response rate',
    group: 'service',
    basis: 'Share of the people asked who answered a survey or an open-shift offer before it closed.',
  },
  designationDeadlines: {
    ...promised,
    value: '0',
    scope: 'designation deadlines that pass without a reminder to HR',
    group: 'service',
    basis:
      'HR gets a reminder before each FMLA notice deadline that follows from a date recorded in the service. The service reminds; HR decides and sends. So we do not promise that no deadline is ever missed.',
    others: ['zero missed designation deadlines'],
    why: 'Whether a deadline is met lies with HR; a reminder before it lies with the service. docs/decisions/040.',
  },
  auditRecords: {
    ...promised,
    value: '100%',
    scope: 'of records say who, when and what changed',
    group: 'service',
    basis:
      'Each report, point and decision keeps its author, its time and every later change. Whether a record persuades an auditor depends on the decision in it, and we do not promise that.',
    others: ['100% audit-defensible documentation'],
    why: 'Whether documentation can be defended depends on decisions that are not ours. docs/decisions/040.',
  },
  demoLength: {
    ...promised,
    value: '30 minutes',
    scope: 'for a demo, at most',
    group: 'start',
    basis: 'Questions after it take as long as you like.',
  },
  contactPromise: {
    ...promised,
    value: '24 hours',
    scope: 'until we call back',
    group: 'start',
    basis: 'From the arrival of a demo request; on weekends from Monday morning.',
  },
  emailResponse: {
    ...promised,
    value: '4 hours',
    scope: 'until an email to support is answered',
    group: 'start',
    basis: 'Within the hours in which the support phone is staffed.',
  },
  implementation: {
    ...spec,
    value: '2–8 weeks',
    scope: 'from contract to go-live',
    kind: 'estimate',
    group: 'start',
    basis:
      'Our plan, once employee and schedule data can be read. The number of sites, languages and connected systems decides where in the range you are.',
  },
  implementationSmall: {
    ...spec,
    value: '2 weeks',
    scope: 'to go-live, under 500 employees',
    kind: 'estimate',
    group: 'start',
    basis: 'Our plan for one site, one policy and files instead of an API.',
  },
  pilotGroup: {
    ...spec,
    value: '50–200',
    scope: 'employees in a pilot',
    kind: 'estimate',
    group: 'start',
    basis: 'The size at which a pilot shows something and one supervisor can still follow it.',
  },
  noticePeriod: {
    ...promised,
    value: '30 days',
    scope: 'notice for ending the contract and for changed fees',
    group: 'contract',
    basis: 'Terms of service.',
  },
  uptime: {
    ...promised,
    value: '99.9%',
    scope: 'uptime in the service agreement',
    group: 'contract',
    basis:
      'Minutes of the month in which reports could be made, announced maintenance left out. The agreement names the credit if we miss it.',
  },
  inactiveStorage: {
    ...promised,
    value: '7 years',
    scope: "of storage for a customer's inactive employees",
    group: 'contract',
    basis: 'While the customer’s account exists, unless the customer sets a shorter time or the law a longer one.',
    source: `${spec.source}; docs/requirements/decisions.md, "Figures"`,
  },
  deletion: {
    ...promised,
    value: '90 days',
    scope: "until data is deleted after a customer's account ends",
    group: 'contract',
    basis: 'Deleted or anonymized. Terms of service and privacy policy.',
  },
  leadRetention: {
    value: `${LEAD_RETENTION.months} months`,
    scope: 'until a demo request is deleted, at most',
    kind: 'commitment',
    group: 'contract',
    basis: 'The form’s service deletes by itself what is older and has reached us. On request we delete sooner.',
    asOf: CHECKED,
    source: 'src/site/leadRetention.ts, which the service obeys',
  },
  encryptionTransit: {
    ...spec,
    value: '256-bit',
    scope: 'encryption in transit',
    kind: 'capability',
    group: 'security',
    basis: 'TLS between you and the service. The security documentation has the details.',
  },
  encryptionRest: {
    ...spec,
    value: 'AES-256',
    scope: 'encryption at rest',
    kind: 'capability',
    group: 'security',
    basis: 'Databases, files and backups. The security documentation has the details.',
  },
  incidentResponse: {
    ...promised,
    value: '15 minutes',
    scope: 'until an incident is responded to, at most',
    group: 'security',
    basis: 'From the alarm to a person at work on it, at any hour.',
  },
  recoveryTime: {
    ...promised,
    value: '4 hours',
    scope: 'until service is restored after a disaster, at most',
    group: 'security',
    basis: 'The recovery time that the plan is exercised for, every quarter.',
  },
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof claims
export const CLAIM_IDS = Object.keys(claims) as ClaimId[]

/** @returns what the mark beside a figure says of it: "Aim", "Sample count" */
export function claimMark(id: ClaimId): string {
  const { kind, sample }: Claim = claims[id]
  return sample ? `Sample ${CLAIM_KINDS[kind].toLowerCase()}` : CLAIM_KINDS[kind]
}
