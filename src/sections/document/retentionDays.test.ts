import { expect, it } from 'vitest'
import { retentionDays } from './retentionDays'

it('the bar of how long data is kept measures what is kept for days, months and years on one scale', () => {
  expect([retentionDays('90 days'), retentionDays('24 months'), retentionDays('2 years'), retentionDays('1 year')]).toEqual([
    90, 730.5, 730.5, 365.25,
  ])
})
it('the bar of how long data is kept does not measure what names no time', () => {
  expect([retentionDays('as long as tax law requires'), retentionDays('7'), retentionDays('about 7 years')]).toEqual([null, null, null])
})
