/** A record as a card: an empty form, or filled in, each field with its reason. */
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { type ExampleRecord, RecordBlock, type RecordBlockProps } from './RecordBlock.tsx'

const fields: RecordBlockProps['fields'] = {
  employee: { field: 'Employee ID', why: 'who it is' },
  shift: { field: 'Shift time', why: 'which shift has the gap' },
  reason: { field: 'Reason code', why: 'what to check' },
  back: { field: 'Expected return date', why: 'one call' },
  contact: { field: 'Contact method or number', why: 'where to call' },
  reported: { field: 'Timestamp', why: 'whether it was on time' },
  notes: { field: 'Notes', why: 'what else was said' },
}
const text = { id: 'record', heading: 'Why each field is asked', lede: 'The record.', fields }

const example: ExampleRecord = {
  title: 'A record',
  side: 'By phone',
  isSample: true,
  values: {
    employee: '40318 L. Nguyen',
    shift: 'Dec 1, 06:00–14:00',
    reason: 'Family emergency',
    back: 'Dec 2',
    contact: '(312) 555-0188',
    reported: 'Dec 1, 03:41',
    notes: 'At the hospital.',
  },
}

it('on the card of a record each field has the report’s value and its reason', () => {
  render(<RecordBlock {...text} example={example} />)
  const shownEntries = screen.getAllByRole('term').map((term) => {
    const group = within(term.parentElement ?? term)
    return [term.textContent, ...group.getAllByRole('definition').map(({ textContent }) => textContent)]
  })
  expect(shownEntries).toEqual([
    ['Employee ID', '40318 L. Nguyen', 'who it is'],
    ['Shift time', 'Dec 1, 06:00–14:00', 'which shift has the gap'],
    ['Reason code', 'Family emergency', 'what to check'],
    ['Expected return date', 'Dec 2', 'one call'],
    ['Contact method or number', '(312) 555-0188', 'where to call'],
    ['Timestamp', 'Dec 1, 03:41', 'whether it was on time'],
    ['Notes', 'At the hospital.', 'what else was said'],
  ])
  expect(screen.queryAllByText(SAMPLE_PICTURE)).toHaveLength(1)
})
it('without a report the card of a record is an empty form that says why each field is asked', () => {
  render(<RecordBlock {...text} />)
  for (const { field, why } of Object.values(fields)) {
    expect(screen.queryAllByText(field)).toHaveLength(1)
    expect(screen.queryAllByText(why)).toHaveLength(1)
  }
  expect(screen.queryByText(SAMPLE_PICTURE)).toBeNull()
})
