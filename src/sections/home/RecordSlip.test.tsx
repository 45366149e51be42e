import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CALL_IN_RECORD } from '../../site/policy/policy'
import { CONFIDENTIAL_FIELDS, FIELDS_SHOWN } from '../../site/policy/recordViews'
import { RecordSlip } from './RecordSlip'

const readers = { hr: 'hr', supervisor: 'hr and supervisor', payroll: 'hr and payroll', all: 'all three' }

it('has each field of the record with those who read it, and what is confidential with HR alone', () => {
  render(<RecordSlip label="Who reads which field" readers={readers} />)
  const list = within(screen.getByRole('list', { name: 'Who reads which field' }))
  for (const { name, field } of CALL_IN_RECORD) {
    const text = list.getByText(field).closest('li')?.textContent ?? ''
    expect(text.includes('supervisor') || text.includes('all')).toBe(FIELDS_SHOWN.supervisor.includes(name))
    expect(text.includes('payroll') || text.includes('all')).toBe(FIELDS_SHOWN.payroll.includes(name))
    if (CONFIDENTIAL_FIELDS.includes(name)) expect(text).toBe(`${field}${readers.hr}`)
  }
})

it('marks the fields of HR alone by who reads them, whatever the words for it are', () => {
  const drawn = (words: typeof readers) => render(<RecordSlip label="Who reads which field" readers={words} />).container.innerHTML
  const [first, second] = [drawn(readers), drawn({ hr: 'a word', supervisor: 'a word', payroll: 'a word', all: 'a word' })]
  expect(second).toBe(first.replace(/(hr|hr and supervisor|hr and payroll|all three)(?=<\/li>)/g, 'a word'))
  // Whatever the mark is, the others do not have it.
  const others = [...FIELDS_SHOWN.supervisor, ...FIELDS_SHOWN.payroll]
  const looks = Map.groupBy(CALL_IN_RECORD, ({ name }) => others.includes(name))
  const [read, alone] = [true, false].map((isRead) =>
    (looks.get(isRead) ?? []).map(({ field }) => screen.getAllByText(field)[0]?.closest('li')?.getAttribute('class')),
  )
  expect(alone?.length).toBeGreaterThan(0)
  for (const look of alone ?? []) expect(read).not.toContain(look)
})
