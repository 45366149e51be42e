/**
 * What a template may hold and what each kind of document must hold: a closed list, so that the build can ask each
 * document for each provision (`schemas/template.ts` refuses one that lacks any). Drafting notes name provisions by it.
 */

/** Provision → its name in drafting notes, where a letter's paragraph has no heading of its own. */
export const PROVISIONS = {
  // The eleven clauses of the no-call/no-show policy, as src/content/blog/employee-no-call-no-show-policy-framework-2025.mdx names them
  purpose: 'Purpose and scope',
  schedule: 'The schedule that counts',
  knowing: 'Knowing how to report',
  report: 'What is a report, and what is a no-call/no-show',
  warning: 'Warning before counting',
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
  cutOff: 'Cut-off and definition',
  lineAnswer: 'What the line answers',
  confidentiality: 'Who learns what',
  foodSymptoms: 'Symptoms at food sites',
  textConsent: 'Text messages',
  offTheClock: 'Time spent off the clock',
  safetyCheck: 'Worry about safety',

  // Counting
  twoEvents: 'Absence and failure to report',
  waitsForHr: 'Nothing counts until HR decides',
  oneEvent: 'Consecutive days',
  occurrenceEnd: 'When an occurrence ends',
  prices: 'Prices',
  dailyCap: 'Daily cap',
  floor: 'Floor at zero',
  removal: 'Points that come off',
  rollOff: 'Roll-off credit',
  ladder: 'Ladder',
  hrMaySkip: 'Skipped and repeated steps',
  adjustment: 'Who may change points',
  ownRecord: 'Own record, and a second look',
  newTotal: 'New total',
  withdrawnSteps: 'Withdrawn steps',

  // Protection
  protectedAbsence: 'Protected absences',
  unusualCircumstances: 'Unusual circumstances',
  reversal: 'Reversal',
  accommodation: 'Accommodation',
  siteEvents: 'Site-wide events',
  nonRetaliation: 'No retaliation',
  unionRepresentation: 'Union representation',
  inviteReason: 'Invitation to explain',

  // General terms
  notContract: 'Not a contract',
  collectiveAgreement: 'Collective agreement',
  protectedTalk: 'Talking about working conditions',
  policyReview: 'Review',
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

const GENERAL = [
  'protectedAbsence',
  'accommodation',
  'nonRetaliation',
  'notContract',
  'collectiveAgreement',
  'unionRepresentation',
  'protectedTalk',
  'retention',
  'medicalSeparate',
  'policyReview',
] as const satisfies ProvisionId[]

/** Kind of document → what it must hold. The order is the order in which the build complains, no more. */
export const REQUIRED_PROVISIONS = {
  noCallNoShowPolicy: [
    ...(['purpose', 'schedule', 'knowing', 'report', 'warning', 'day', 'steps', 'exceptions', 'abandonment', 'records', 'review'] as const),
    ...(['noticeTime', 'asSoonAsPracticable', 'spokesperson', 'supervisorMessage', 'reasonOptional', 'proof', 'lateReport'] as const),
    ...(['cutOff', 'twoEvents', 'waitsForHr', 'oneEvent', 'occurrenceEnd', 'hrMaySkip', 'rollOff', 'unusualCircumstances'] as const),
    ...(['reversal', 'siteEvents', 'offTheClock', 'textConsent', 'attempts', 'inviteReason', 'ownRecord'] as const),
    ...GENERAL,
  ],
  pointPolicy: [
    ...(['prices', 'dailyCap', 'floor', 'lateReport', 'twoEvents', 'oneEvent', 'occurrenceEnd', 'removal', 'rollOff', 'ladder'] as const),
    ...(['hrMaySkip', 'waitsForHr', 'adjustment', 'reversal', 'siteEvents', 'unusualCircumstances', 'ownRecord', 'proof'] as const),
    ...(['reasonOptional', 'asSoonAsPracticable', 'cutOff', 'spokesperson'] as const),
    ...GENERAL,
  ],
  callInPolicy: [
    ...(['noticeTime', 'asSoonAsPracticable', 'spokesperson', 'channels', 'supervisorMessage', 'reportContents', 'reasonCodes'] as const),
    ...(['reasonOptional', 'proof', 'lateReport', 'cutOff', 'lineAnswer', 'confidentiality', 'foodSymptoms', 'textConsent'] as const),
    ...(['offTheClock', 'twoEvents', 'waitsForHr', 'unusualCircumstances', 'reversal', 'rollOff'] as const),
    ...GENERAL,
  ],
  fmlaChecklist: [
    ...(['eligibilityTest', 'generalNotice', 'eligibilityNotice', 'rightsNotice', 'certification', 'geneticInformation'] as const),
    ...(['doctorContact', 'designationNotice', 'increment', 'substitution', 'recertification', 'intentToReturn'] as const),
    ...(['fitnessForDuty', 'failureToCertify', 'schoolRules', 'supervisorMessage', 'spokesperson', 'waitsForHr', 'rollOff'] as const),
    ...([
      'protectedAbsence',
      'accommodation',
      'nonRetaliation',
      'collectiveAgreement',
      'retention',
      'medicalSeparate',
      'reversal',
    ] as const),
  ],
  contactLog: [
    ...(['facts', 'supervisorMessage', 'attempts', 'safetyCheck', 'spokesperson', 'confidentiality', 'offTheClock'] as const),
    ...(['handover', 'waitsForHr', 'cutOff', 'retention', 'medicalSeparate'] as const),
  ],
  abandonmentLetter: [
    ...([
      'facts',
      'attempts',
      'replyBy',
      'inviteReason',
      'unusualCircumstances',
      'spokesperson',
      'reasonOptional',
      'accommodation',
    ] as const),
    ...(['noAdmission', 'reversal', 'finalPay', 'benefits', 'propertyReturn', 'nonRetaliation', 'collectiveAgreement'] as const),
    ...(['unionRepresentation', 'protectedAbsence'] as const),
  ],
  lateReportNotice: [
    ...(['facts', 'asSoonAsPracticable', 'lateReport', 'waitsForHr', 'inviteReason', 'unusualCircumstances', 'reasonOptional'] as const),
    ...(['protectedAbsence', 'accommodation', 'channels', 'spokesperson', 'correction', 'nonRetaliation', 'unionRepresentation'] as const),
  ],
  reversalLetter: [
    ...([
      'facts',
      'newTotal',
      'floor',
      'withdrawnSteps',
      'rollOff',
      'confidentiality',
      'ownRecord',
      'nonRetaliation',
      'retention',
    ] as const),
    ...(['medicalSeparate', 'adjustment'] as const),
  ],
  textConsent: [
    ...(['consent', 'notCondition', 'contentOfTexts', 'confidentiality', 'frequency', 'stopWords', 'stopClock', 'otherChannel'] as const),
    ...(['offTheClock', 'nonRetaliation', 'protectedTalk', 'retention'] as const),
  ],
} as const satisfies Record<string, readonly ProvisionId[]>

export type TemplateKindOfDocument = keyof typeof REQUIRED_PROVISIONS
