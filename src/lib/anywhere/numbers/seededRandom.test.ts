import { expect, it } from 'vitest'
import { createSeededRandom } from './seededRandom.ts'

it.each([
  [1, [2693262067, 11749833, 2265367787]],
  [8916, [2801318130, 2632724878, 99869797]],
  [-5, [2078107854, 227493659, 4033117029]],
])('a seed gives the same numbers each time, those of mulberry32: %i', (seed, numbers) => {
  const random = createSeededRandom(seed)
  expect(numbers.map(() => random() * 2 ** 32)).toEqual(numbers)
})
