/**
 * How long the law requires records to be kept, how fast a text-message stop takes effect, and when the notice of continued health coverage
 * is due. Templates and articles write them as tokens.
 * Each has the id of its authority in src/content/facts/authorities.yaml.
 */
export const LEGAL_RETENTION = {
  fmlaYears: { value: 3, authority: 'fmla-records' },
  payrollYears: { value: 3, authority: 'payroll-records' },
  personnelYears: { value: 1, authority: 'personnel-records' },
  publicYears: { value: 2, authority: 'personnel-records' },
  newMexicoMonths: { value: 48, authority: 'nm-records' },
} as const

/** Days until the notice: of the plan's administrator after the employer's own, and in all of an employer that is the administrator. */
export const COBRA_NOTICE = {
  administratorDays: { value: 14, authority: 'cobra' },
  employerDays: { value: 44, authority: 'cobra' },
} as const

export const TEXT_MESSAGES = {
  /** Latest day on which a stop takes effect. */
  stopBusinessDays: { value: 10, authority: 'tcpa' },
  stopWords: ['STOP', 'QUIT', 'END', 'REVOKE', 'OPT OUT', 'CANCEL', 'UNSUBSCRIBE'],
} as const
