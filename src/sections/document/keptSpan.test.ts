import { expect, it } from 'vitest'
import { daysOf } from './keptSpan'

it('measures what is kept for days, months and years on one scale', () => {
  expect([daysOf('90 days'), daysOf('24 months'), daysOf('2 years'), daysOf('1 year')]).toEqual([90, 730.5, 730.5, 365.25])
})
it('does not measure what names no time', () => {
  expect([daysOf('as long as tax law requires'), daysOf('7'), daysOf('about 7 years')]).toEqual([null, null, null])
})
