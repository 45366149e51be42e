/**
 * A closed list of a template's provisions, so that the build can require those of its kind (`requiredProvisions.ts`). Drafting notes name
 * them.
 */

/** Beside a citation that only a secondary source gives. */
export const VERIFY_NOTE = '(verify before use)'

/** Provision → its name in drafting notes, where a letter's paragraph has no heading of its own. */
export const PROVISIONS = {
  // The eleven clauses of the no-call/no-show policy, as src/content/blog/employee-no-call-no-show-policy-framework-2025.mdx names them
  purpose: 'Purpose and scope',
  schedule: 'The schedule that counts',
  knowing: 'Knowing how to report',
  report: 'What is a report, and what is a no-call/no-show',
  warning: 'Your side, before anything counts',
  day: 'What is done on the day',
  steps: 'Steps',
  exceptions: 'Exceptions and unusual circumstances',
  abandonment: 'Job abandonment',
  records: 'Records',
  review: 'Review and general terms',

  // Reporting
  noticeTime: 'Notice time',
  asSoonAsPracticable: 'As soon as practicable',
  spokesperson: 'Report by another person',
  channels: 'Channels',
  supervisorMessage: 'Messages to a supervisor',
  reportContents: 'What a report holds',
  reasonCodes: 'Reason codes',
  reasonOptional: 'Reason optional',
  proof: 'Notes and proof',
  lateReport: 'Late reports',
  cutOff: 'Cutoff and definition',
  lineAnswer: 'What the line answers',
  confidentiality: 'Who learns what',
  foodSymptoms: 'Symptoms at food sites',
  textConsent: 'Text messages',
  offTheClock: 'Time spent off the clock',
  recordedCalls: 'Recorded calls',
  safetyCheck: 'Concern about safety',

  // Counting
  twoEvents: 'Absence and failure to report',
  waitsForHr: 'Nothing counts until HR decides',
  oneEvent: 'Consecutive days',
  occurrenceEnd: 'When an event stops counting',
  listedTogether: 'Reports that HR confirms from a list',
  twoDecisions: 'Two decisions',
  prices: 'Prices',
  dailyCap: 'Daily cap',
  mandatoryOvertime: 'Mandatory overtime',
  floor: 'Floor at zero',
  removal: 'Points that come off',
  rollOff: 'Roll-off credit',
  ladder: 'Ladder',
  hrMaySkip: 'Skipped and repeated steps',
  countedOnce: 'Points or steps, once',
  adjustment: 'Who may change points',
  ownRecord: 'Own record, and a second look',
  newTotal: 'New total',
  withdrawnSteps: 'Withdrawn steps',

  // Protection
  protectedAbsence: 'Protected absences',
  unusualCircumstances: 'Unusual circumstances',
  reversal: 'Reversal',
  accommodation: 'Accommodation',
  workplaceEvents: 'Site-wide events',
  nonRetaliation: 'No retaliation',
  unionRepresentation: 'Union representation',
  inviteReason: 'Invitation to explain',

  // General terms
  notContract: 'Not a contract',
  collectiveAgreement: 'Collective agreement',
  protectedTalk: 'Talking about working conditions',
  policyReview: 'Review',
  receipt: 'Receipt',
  agencyWorkers: 'Agency workers',
  retention: 'How long records are kept',
  medicalSeparate: 'Medical information',

  // FMLA desk
  eligibilityTest: 'Eligibility',
  generalNotice: 'General notice',
  eligibilityNotice: 'Eligibility notice',
  rightsNotice: 'Rights and responsibilities',
  certification: 'Certification',
  geneticInformation: 'Genetic information',
  doctorContact: 'Contact with the provider',
  designationNotice: 'Designation notice',
  increment: 'Increments',
  substitution: 'Paid leave at the same time',
  recertification: 'Recertification',
  intentToReturn: 'Status and intent to return',
  fitnessForDuty: 'Fitness for duty',
  failureToCertify: 'Certification that never comes',
  schoolRules: 'Schools',

  // Letters, logs and consent
  facts: 'What the record shows',
  attempts: 'Contact attempts',
  replyBy: 'Reply-by date',
  noAdmission: 'No finding on protected leave',
  finalPay: 'Final pay',
  benefits: 'Continued health coverage',
  propertyReturn: 'Company property',
  handover: 'Hand-over to HR',
  correction: 'Correcting the record',
  consent: 'Consent',
  notCondition: 'Not a condition of employment',
  stopWords: 'Stopping',
  stopClock: 'How fast a stop takes effect',
  otherChannel: 'The other channel',
  frequency: 'Frequency and rates',
  contentOfTexts: 'What texts say',
} as const

export type ProvisionId = keyof typeof PROVISIONS
