/** What law says of keeping records and of stopping text messages, typed here a second time from the authorities that it names. */
import { expect, it } from 'vitest'
import { LEGAL_RETENTION, TEXT_MESSAGES } from './retentionRules.ts'

it('the list of retention rules keeps records as long as law says', () =>
  expect(LEGAL_RETENTION).toEqual({
    fmlaYears: { value: 3, authority: 'fmla-records' },
    payrollYears: { value: 3, authority: 'payroll-records' },
    personnelYears: { value: 1, authority: 'personnel-records' },
    publicYears: { value: 2, authority: 'personnel-records' },
    newMexicoMonths: { value: 48, authority: 'nm-records' },
  }))
it('the list of record rules stops text messages within ten business days, and for each word of the rule', () =>
  expect(TEXT_MESSAGES).toEqual({
    stopBusinessDays: { value: 10, authority: 'tcpa' },
    stopWords: ['STOP', 'QUIT', 'END', 'REVOKE', 'OPT OUT', 'CANCEL', 'UNSUBSCRIBE'],
  }))
