import { expect, it } from 'vitest'
import { keptDays } from './keptDays'

it('the bar of how long data is kept measures what is kept for days, months and years on one scale', () => {
  expect([keptDays('90 days'), keptDays('24 months'), keptDays('2 years'), keptDays('1 year')]).toEqual([90, 730.5, 730.5, 365.25])
})
it('the bar of how long data is kept does not measure what names no time', () => {
  expect([keptDays('as long as tax law requires'), keptDays('7'), keptDays('about 7 years')]).toEqual([null, null, null])
})
