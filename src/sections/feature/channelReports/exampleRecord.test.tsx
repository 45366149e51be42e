/** The record of attendance tracking, filled in from the first screen's first report. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CALL_IN_RECORD } from '#src/models/policy/policy.ts'
import { channelReportsOpeningSchema } from '#src/schemas/opening/channelReportsOpening.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { exampleRecord } from './exampleRecord.tsx'

/** Its first report came by phone, in Vietnamese. */
const opening = channelReportsOpeningSchema.parse(TEST_OPENINGS['channel-reports'])

it('the record of the first report has a value for each field, in the words of a form', () => {
  const record = exampleRecord(opening)
  render(CALL_IN_RECORD.map((name) => <p key={name}>{record?.values[name]}</p>))
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    '40318 L. Nguyen',
    'Dec 1, 06:00–14:00',
    'Family emergency',
    'Dec 2',
    '(312) 555-0188',
    'Dec 1, 03:41',
    '“Mẹ tôi phải vào bệnh viện.”My mother has to go to the hospital.',
  ])
  expect(screen.getByText(/Mẹ tôi/).lang).toBe('vi')
  expect(record?.isSample).toBe(true)
})
it('there is no record without a report', () => expect(exampleRecord({ ...opening, reports: [] })).toBeUndefined())
