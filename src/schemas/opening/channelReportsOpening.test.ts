import { expect, it } from 'vitest'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { findProblems } from '../findProblems.testing.ts'
import { channelReportsOpeningSchema } from './channelReportsOpening.ts'

type Report = Record<string, unknown>
/** @returns the problems of an opening with one changed report */
function problemsWith(index: number, changes: Report): string[] {
  const opening = TEST_OPENINGS['channel-reports']
  const reports = opening.reports.map((report, place) => (place === index ? { ...report, ...changes } : report))
  return findProblems(channelReportsOpeningSchema, { ...opening, reports })
}
const shift = { day: '2026-12-01', from: '06:00', to: '14:00' }

it('the schema of an opening with channel reports takes reports that agree with each other', () => {
  expect(problemsWith(0, {})).toEqual([])
})
it.each([
  [
    'a report after the shift began',
    0,
    { time: '06:01', notifiedAt: '06:02', covered: { time: '06:03', by: 'K. Mensah' }, shift },
    'begins before the report',
  ],
  ['a return on the day of the shift', 0, { back: '2026-12-01' }, 'comes after the day of the shift'],
  ['a supervisor who knows before the report', 0, { notifiedAt: '03:40' }, 'told after the report'],
  ['a shift that is covered before the supervisor knows', 0, { covered: { time: '03:41', by: 'K. Mensah' } }, 'covered after'],
  ['another language without its English', 0, { said: { text: 'Mẹ tôi phải vào bệnh viện.' } }, 'gloss'],
  ['channels in another order', 2, { channel: 'portal' }, 'drawn in this order'],
])('the schema of an opening with channel reports refuses %s', (_, index, changes, problem) => {
  expect(problemsWith(index, changes)).toEqual([expect.stringContaining(problem)])
})
