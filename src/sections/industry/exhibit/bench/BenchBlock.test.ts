import { expect, it } from 'vitest'
import { benchTone } from './BenchBlock.tsx'

it.each([
  [0, 'stop'],
  [1, 'stop'],
  [2, 'hold'],
  [3, 'go'],
  [7, 'go'],
])('the tone of a bench of %i is %s', (people, tone) => expect(benchTone(people)).toBe(tone))
