import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BAY_SIZE } from '../morning/plant/plantBays.ts'
import { MorningToScale } from './MorningToScale.tsx'

it('the flap beside the lit bay moves on laptops as far as the bay grows, by its drawn width and height', () => {
  const sheet = readFileSync('src/sections/home/minutes/minutes.css', 'utf8')
  const grownTo = Number(/\.strip-bay \{\s*scale: ([\d.]+);/.exec(sheet)?.[1])
  const [x, y] = (/\.strip-flap \{\s*translate: (-?[\d.]+)px (-?[\d.]+)px;/.exec(sheet) ?? []).slice(1).map(Number)
  const words = { unit: 'minutes', taken: 'taken', left: 'left' }
  const { container } = render(<MorningToScale start={180} horn={360} from={331} to={337} bayIndex={0} words={words} className="" />)
  const drawn = container.querySelector('g[transform*="scale("]')?.getAttribute('transform') ?? ''
  const [up = Number.NaN, scale = Number.NaN] = (/translate\(0 (-[\d.]+)\) scale\(([\d.]+)\)/.exec(drawn) ?? []).slice(1).map(Number)
  // To the nearest pixel.
  expect(Math.abs((x ?? Number.NaN) - (grownTo - 1) * scale * BAY_SIZE.outer.width)).toBeLessThan(1)
  expect(Math.abs((y ?? Number.NaN) - (grownTo - 1) * up)).toBeLessThan(1)
})
