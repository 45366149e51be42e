import { expect, it } from 'vitest'
import { activeSection } from './activeSection.ts'

it.each([
  [[], -1],
  [[121, 500], -1],
  [[120, 500], 0],
  [[-900, 119.5, 120.5], 1],
  [[-900, -100, 40, 800], 2],
  [[40, -100], 0],
])('of sections at %j the active one is %d', (tops, index) => expect(activeSection(tops, 120)).toBe(index))
