/** The record of attendance tracking: filled in from the first screen's first report, each field with its reason. */
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lanesOpening } from '#src/schemas/opening/lanesOpening.ts'
import { SAMPLE_PICTURE } from '#src/site/interfaceValues.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { exampleRecord } from './lanes/exampleRecord.tsx'
import { RecordCard, type RecordCardProps } from './RecordCard.tsx'

/** Its first report came by phone, in Vietnamese. */
const opening = lanesOpening.parse(TEST_OPENINGS.lanes)
const fields: RecordCardProps['fields'] = {
  employee: { field: 'Employee ID', why: 'who it is' },
  shift: { field: 'Shift time', why: 'which shift has the gap' },
  reason: { field: 'Reason code', why: 'what to check' },
  back: { field: 'Expected return date', why: 'one call' },
  contact: { field: 'Contact method or number', why: 'where to call' },
  reported: { field: 'Timestamp', why: 'whether it was on time' },
  notes: { field: 'Notes', why: 'what else was said' },
}
const text = { id: 'record', heading: 'Why each field is asked', lede: 'The record.', fields }

it('on the card of a record each field has the report’s value and its reason', () => {
  render(<RecordCard {...text} example={exampleRecord(opening)} />)
  const shown = screen.getAllByRole('term').map((term) => {
    const group = within(term.parentElement ?? term)
    return [term.textContent, ...group.getAllByRole('definition').map(({ textContent }) => textContent)]
  })
  const reasons = new Map(Object.values(fields).map(({ field, why }) => [field, why]))
  expect(shown).toEqual(
    [
      ['Employee ID', '40318 L. Nguyen'],
      ['Shift time', 'Dec 1, 06:00–14:00'],
      ['Reason code', 'Family emergency'],
      ['Expected return date', 'Dec 2'],
      ['Contact method or number', '(312) 555-0188'],
      ['Timestamp', 'Dec 1, 03:41'],
      ['Notes', '“Mẹ tôi phải vào bệnh viện.”My mother has to go to the hospital.'],
    ].map(([field = '', value]) => [field, value, reasons.get(field)]),
  )
  expect(screen.getByText(/Mẹ tôi/).lang).toBe('vi')
  expect(screen.queryAllByText(SAMPLE_PICTURE)).toHaveLength(1)
})
it('without a report the card of a record is an empty form that says why each field is asked', () => {
  render(<RecordCard {...text} />)
  for (const { field, why } of Object.values(fields)) {
    expect(screen.queryAllByText(field)).toHaveLength(1)
    expect(screen.queryAllByText(why)).toHaveLength(1)
  }
  expect(screen.queryByText(SAMPLE_PICTURE)).toBeNull()
})
