import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SelectField } from './Field.tsx'
import { Select } from './Select.tsx'

const nothing = () => {}

it('a select is a list of choices by its name, with the choice that it is given', () => {
  render(
    <Select look="inset" aria-label="Event" value="b" onChange={nothing}>
      <option value="a">First</option>
      <option value="b">Second</option>
    </Select>,
  )
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Event' }).value).toBe('b')
})
it('a select is what a field has under its label, with nothing chosen and its error read out', () => {
  render(<SelectField id="trade" label="Trade" placeholder="Choose" choices={['Food', 'Steel']} error="Choose one." />)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trade', description: 'Choose one.' })
  expect(list.value).toBe('')
  expect(Array.from(list.options, ({ text }) => text)).toEqual(['Choose', 'Food', 'Steel'])
  expect(list.getAttribute('aria-invalid')).toBe('true')
})
