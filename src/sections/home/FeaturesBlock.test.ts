import { expect, it } from 'vitest'
import { isWideFeature } from './FeaturesBlock.tsx'

const wideOf = (count: number) => Array.from({ length: count }, (_, index) => isWideFeature(index, count))

it.each([
  [1, [true]],
  [2, [true, true]],
  [3, [true, false, false]],
  [4, [true, false, false, true]],
  [5, [true, false, false, false, false]],
])('of %i features the first stands over both columns, and the last one where no other stands beside it', (count, wide) =>
  expect(wideOf(count)).toEqual(wide),
)
