import { expect, it } from 'vitest'
import { createQuoteSectionProps, createTestimonialsProps } from './testimonialsProps.ts'

const samples = { quotes: 'Sample quotes.' }

it('quotes of home have their small print while they are samples, and a quote that is a block is always given it', () => {
  expect(createTestimonialsProps({ quotes: [], sample: true }, samples)).toEqual({ quotes: [], sampleNote: 'Sample quotes.' })
  expect(createTestimonialsProps({ quotes: [], sample: false }, samples).sampleNote).toBeUndefined()
  expect(createQuoteSectionProps({ label: 'A customer' }, samples)).toEqual({ label: 'A customer', sampleNote: 'Sample quotes.' })
})
