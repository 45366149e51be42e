import { expect, it } from 'vitest'
import { unknownFigures } from '../lib/build/content/statedFigures'
import { NOTICE_HOURS } from '../site/policy/policy'
import { claims } from './claims'
import { knownFigures } from './knownFigures'

it('are those of claims, of the policy and of every day', () => {
  const text = `${Object.values(claims)
    .map(({ value, scope }) => `${value} ${scope}`)
    .join('; ')}; ${NOTICE_HOURS} hours; 200%`
  expect(unknownFigures(text, knownFigures(['200%']))).toEqual([])
  expect(unknownFigures(text, knownFigures([]))).toEqual(['200%'])
})
it('have no other among them', () =>
  expect(unknownFigures('saves 73% and $1,234, 777+ sites, 44X, answers within 17 minutes', knownFigures([]))).toHaveLength(5))
