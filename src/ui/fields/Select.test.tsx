import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Select } from './Select.tsx'
import { SelectField } from './SelectField.tsx'

const nothing = () => {}

it('a select has a name and the given value', () => {
  render(
    <Select look="inset" aria-label="Event" value="b" onChange={nothing}>
      <option value="a">First</option>
      <option value="b">Second</option>
    </Select>,
  )
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Event' }).value).toBe('b')
})
it('a select field has a label, an empty first choice and an announced error', () => {
  render(<SelectField id="trade" label="Trade" placeholder="Choose" choices={['Food', 'Steel']} error="Choose one." />)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trade', description: 'Choose one.' })
  expect(list.value).toBe('')
  expect(Array.from(list.options, ({ text }) => text)).toEqual(['Choose', 'Food', 'Steel'])
  expect(list.getAttribute('aria-invalid')).toBe('true')
})
