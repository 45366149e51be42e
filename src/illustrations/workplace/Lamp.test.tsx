import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Lamp, type LampProps } from './Lamp.tsx'
import { createWorkplaceLight } from './workplaceLight.ts'

const drawLamp = (lamp: LampProps) =>
  [...render(<Lamp {...lamp} />, { container: document.createElementNS('http://www.w3.org/2000/svg', 'svg') }).container.children].map(
    (path) => ({
      d: path.getAttribute('d') ?? '',
      fill: path.getAttribute('fill') ?? '',
    }),
  )

it.each([
  { look: 'far', width: 140, height: 108 },
  { look: 'near', width: 112, height: 66 },
  { look: 'low', width: 34, height: 62 },
] as const)('a workplace’s lamp hangs in the middle of a room and lights its floor, $look', ({ look, width, height }) => {
  const roomLight = createWorkplaceLight('a-room')
  const [light, shade] = drawLamp({ look, width, height, light: roomLight })
  expect(light?.fill).toBe(roomLight.beam.fill)
  const [left = 0, top = 0, across = 0, right = 0, floor = 0, back = 0] = (light?.d.match(/-?[\d.]+/g) ?? []).map(Number)
  expect(left + across / 2).toBe(width / 2)
  expect((right + back) / 2).toBeCloseTo(width / 2)
  expect(floor).toBe(height)
  expect(back).toBeGreaterThan(0)
  expect(right - back).toBeGreaterThan(across)
  // The light begins below the ceiling, because the shade hangs from the ceiling.
  expect(top).toBeGreaterThan(0)
  expect(Math.abs(Number(/^M([\d.]+)/.exec(shade?.d ?? '')?.[1]) - width / 2)).toBeLessThan(across / 2 + 1)
})
