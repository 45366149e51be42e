import { expect, it } from 'vitest'
import { parseRetentionDays } from './DocumentOpening.tsx'

it('the bar of how long data is kept measures what is kept for days, months and years on one scale', () => {
  expect([
    parseRetentionDays('90 days'),
    parseRetentionDays('24 months'),
    parseRetentionDays('2 years'),
    parseRetentionDays('1 year'),
  ]).toEqual([90, 730.5, 730.5, 365.25])
})
it('the bar of how long data is kept does not measure what names no time', () => {
  for (const printed of ['as long as tax law requires', '7', 'about 7 years', '7 years or longer'])
    expect(parseRetentionDays(printed)).toBeNull()
})
