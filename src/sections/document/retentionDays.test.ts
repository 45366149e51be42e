import { expect, it } from 'vitest'
import { retentionDays } from './retentionDays.ts'

it('the bar of how long data is kept measures what is kept for days, months and years on one scale', () => {
  expect([retentionDays('90 days'), retentionDays('24 months'), retentionDays('2 years'), retentionDays('1 year')]).toEqual([
    90, 730.5, 730.5, 365.25,
  ])
})
it('the bar of how long data is kept does not measure what names no time', () => {
  for (const printed of ['as long as tax law requires', '7', 'about 7 years', '7 years or longer'])
    expect(retentionDays(printed)).toBeNull()
})
