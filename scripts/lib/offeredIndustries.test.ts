import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SelectField } from '#src/ui/fields/Field.tsx'
import { offeredIndustries } from './offeredIndustries.ts'

it('the service is told the industries that the form offers, in its order, without the line that chooses nothing', () => {
  const field = { id: 'industry', name: 'industry', label: 'Industry', placeholder: 'Choose…', error: undefined }
  const choices = ['Food & beverage', 'Men’s "wear"', 'Other']
  expect(offeredIndustries(renderToStaticMarkup(createElement(SelectField, { ...field, choices })))).toEqual(choices)
})
it('the service is told of no industry where there is no form', () => expect(offeredIndustries('<p>Not yet.</p>')).toEqual([]))
