/**
 * How long the law requires records to be kept, and how fast a text-message stop takes effect. Templates and articles write them as tokens.
 * Each has the id of its authority in src/content/facts/authorities.yaml.
 */
export const LEGAL_RETENTION = {
  fmlaYears: { value: 3, authority: 'fmla-records' },
  payrollYears: { value: 3, authority: 'payroll-records' },
  personnelYears: { value: 1, authority: 'personnel-records' },
  publicYears: { value: 2, authority: 'personnel-records' },
  newMexicoMonths: { value: 48, authority: 'nm-records' },
} as const

export const TEXT_MESSAGES = {
  /** Latest day on which a stop takes effect. */
  stopBusinessDays: { value: 10, authority: 'tcpa' },
  stopWords: ['STOP', 'QUIT', 'END', 'REVOKE', 'OPT OUT', 'CANCEL', 'UNSUBSCRIBE'],
} as const
