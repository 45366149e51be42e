import { expect, it } from 'vitest'
import { benchDepth } from './BenchExhibit.tsx'

it.each([
  [0, 'last'],
  [1, 'last'],
  [2, 'thin'],
  [3, 'deep'],
  [7, 'deep'],
])('the depth of a bench of %i is %s', (bench, depth) => expect(benchDepth(bench)).toBe(depth))
