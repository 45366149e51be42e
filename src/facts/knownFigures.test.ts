import { expect, it } from 'vitest'
import { unknownFigures } from '#src/lib/build/content/figures/statedFigures.ts'
import { NOTICE_HOURS } from '#src/policy/policy.ts'
import { claims } from './claims.ts'
import { KNOWN_FIGURES } from './knownFigures.ts'

it('figures that pages may state are those of claims and of the policy', () => {
  const text = `${Object.values(claims)
    .map(({ value, scope }) => `${value} ${scope}`)
    .join('; ')}; ${NOTICE_HOURS} hours; 200%`
  expect(unknownFigures(text, KNOWN_FIGURES)).toEqual(['200%'])
})
it('figures that pages may state have what a token says', () => {
  const text = 'within 10 business days; kept for 3 years; 12 weeks, or 480 hours; 15 calendar days; 1,250 hours'
  expect(unknownFigures(text, KNOWN_FIGURES)).toEqual([])
})
it('figures that pages may state have a number of the law in its own unit alone', () =>
  expect(unknownFigures('a call within 5 hours, kept for 12 days or 75 weeks', KNOWN_FIGURES)).toEqual(['5 hours', '12 days', '75 weeks']))
it('figures that pages may state have no other among them', () =>
  expect(unknownFigures('saves 73% and $1,234, 777+ sites, 44X, answers within 17 minutes', KNOWN_FIGURES)).toHaveLength(5))
