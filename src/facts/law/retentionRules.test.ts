/** The law on keeping records and on stopping text messages, typed a second time from its authorities. */
import { expect, it } from 'vitest'
import { COBRA_NOTICE, LEGAL_RETENTION, TEXT_MESSAGES } from './retentionRules.ts'

const RETENTION = [
  ['fmlaYears', 3, 'fmla-records', '29 CFR 825.500(b)'],
  ['payrollYears', 3, 'payroll-records', '29 CFR 516.5'],
  ['personnelYears', 1, 'personnel-records', '29 CFR part 1602'],
  ['publicYears', 2, 'personnel-records', '29 CFR part 1602, for schools, states and cities'],
  ['newMexicoMonths', 48, 'nm-records', 'N.M. Stat. ch. 50, art. 17'],
] as const
it.each(RETENTION)('records are kept for %s %i, by %s: %s', (id, value, authority) =>
  expect(LEGAL_RETENTION[id]).toEqual({ value, authority }),
)
it('no other rule of keeping records is unchecked', () => expect(Object.keys(LEGAL_RETENTION)).toEqual(RETENTION.map(([id]) => id)))
it('the notice of continued health coverage is due within 14 days, or 44 in all, by ERISA section 606', () =>
  expect(COBRA_NOTICE).toEqual({ administratorDays: { value: 14, authority: 'cobra' }, employerDays: { value: 44, authority: 'cobra' } }))
it('text messages stop within ten business days, by 47 CFR 64.1200(a)(10)', () =>
  expect(TEXT_MESSAGES.stopBusinessDays).toEqual({ value: 10, authority: 'tcpa' }))
it('text messages stop for each word of the rule, 47 CFR 64.1200(a)(10)', () =>
  expect(TEXT_MESSAGES.stopWords).toEqual(['STOP', 'QUIT', 'END', 'REVOKE', 'OPT OUT', 'CANCEL', 'UNSUBSCRIBE']))
