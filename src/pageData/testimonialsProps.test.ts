import { expect, it } from 'vitest'
import { makeQuoteWords, makeTestimonialsProps } from './testimonialsProps.ts'

const samples = { quotes: 'Sample quotes.' } as Parameters<typeof makeQuoteWords>[1]

it('quotes of home have their small print while they are samples, and a quote that is a block is always given it', () => {
  expect(makeTestimonialsProps({ quotes: [], sample: true }, samples)).toEqual({ quotes: [], sampleNote: 'Sample quotes.' })
  expect(makeTestimonialsProps({ quotes: [], sample: false }, samples).sampleNote).toBeUndefined()
  expect(makeQuoteWords({ label: 'A customer' }, samples)).toEqual({ label: 'A customer', sampleNote: 'Sample quotes.' })
})
