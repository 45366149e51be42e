import { expect, it } from 'vitest'
import { makeQuoteSectionProps, makeTestimonialsProps } from './testimonialsProps.ts'

const samples = { quotes: 'Sample quotes.' }

it('quotes of home have their small print while they are samples, and a quote that is a block is always given it', () => {
  expect(makeTestimonialsProps({ quotes: [], sample: true }, samples)).toEqual({ quotes: [], sampleNote: 'Sample quotes.' })
  expect(makeTestimonialsProps({ quotes: [], sample: false }, samples).sampleNote).toBeUndefined()
  expect(makeQuoteSectionProps({ label: 'A customer' }, samples)).toEqual({ label: 'A customer', sampleNote: 'Sample quotes.' })
})
