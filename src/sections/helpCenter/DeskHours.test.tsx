import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DeskHours } from './DeskHours.tsx'
import { DeskLane } from './DeskLane.tsx'

const share = (value: string | null | undefined) => Number.parseFloat(value ?? '') / 100

it('the day of the desks draws the hours of a desk true to the day’s scale, and names both ends', () => {
  const { container } = render(
    <DeskLane icon="phone" title="Call us" hours="" opens={6} closes={18}>
      A way to reach us
    </DeskLane>,
  )
  const bar = container.querySelector('rect')
  expect([share(bar?.getAttribute('x')), share(bar?.getAttribute('width'))]).toEqual([0.25, 0.5])
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['6 AM', '6 PM'])
})
it('the day of the desks has a sky whose lights follow each other through the day', () => {
  const { container } = render(
    <DeskHours id="day" heading="A day">
      <li />
    </DeskHours>,
  )
  const places = [...container.querySelectorAll('stop')].map((stop) => share(stop.getAttribute('offset')))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect([places[0], places.at(-1)]).toEqual([0, 1])
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['12 AM', '6 AM', '12 PM', '6 PM', '12 AM'])
})
