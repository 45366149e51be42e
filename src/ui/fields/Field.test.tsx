import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CheckBox } from './CheckBox.tsx'
import { Field } from './Field.tsx'
import { SearchField } from './SearchField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextAreaField } from './TextAreaField.tsx'

it.each([
  ['one line', <Field key="line" id="name" label="Name" error="Enter your name." />],
  ['several lines', <TextAreaField key="lines" id="name" label="Name" error="Enter your name." />],
])('a field of %s has its label as its name, and reads out what is wrong', (_, field) => {
  render(field)
  const input = screen.getByRole('textbox', { name: 'Name', description: 'Enter your name.' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
})
it('a field announces its own error, whatever its other props', () => {
  // Form libraries pass attributes that are not in the component's type.
  const others = { id: 'other', className: 'other', 'aria-invalid': false, 'aria-describedby': 'other' }
  const wrong = { ...others, id: 'name', label: 'Name', error: 'Enter your name.' }
  render(
    <>
      <Field {...wrong} />
      <TextAreaField {...wrong} />
      <SelectField {...wrong} choices={['A', 'B']} placeholder="Choose" />
    </>,
  )
  for (const field of [...screen.getAllByRole('textbox'), screen.getByRole('combobox')]) {
    expect([field.id, field.getAttribute('aria-invalid'), field.className.includes('other')]).toEqual(['name', 'true', false])
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter your name.')
  }
})
it('a required field that is still empty is not announced as invalid', () => {
  render(<Field id="name" label="Name" required />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual(['false', null])
})
it('a check box is checked by a click on its label, too', () => {
  render(<CheckBox label="Stay signed in" />)
  screen.getByText('Stay signed in').click()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stay signed in' }).checked).toBe(true)
})
it('a search field has a name even if its label is hidden', () => {
  render(<SearchField id="search" label="Search" isLabelHidden button={<button type="submit">Go</button>} />)
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go' })).toBeTruthy()
})
