import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { WORKPLACE_NAMES } from '../../lib/anywhere/pictureNames'
import { skyAttributes } from '../scene.attributes'
import { CloseUpDrawing } from './CloseUpDrawing'
import { CLOSE_UPS } from './closeUps'
import { WORKPLACES } from './workplaces'

const drawn = (name: (typeof WORKPLACE_NAMES)[number], time = '15:30') => render(<CloseUpDrawing name={name} time={time} />).container

describe.each(WORKPLACE_NAMES)('%s', (name) => {
  it('is one lit bay, and says nothing to those who hear the page', () => {
    const container = drawn(name)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelector(skyAttributes.gap.selector)).toBeNull()
    expect(container.querySelector(skyAttributes.station.selector)).toBeNull()
  })
  it('has its clock on the wall of the bay, over the person', () => {
    const { stations, dark, frame } = WORKPLACES[name]
    const { clock } = CLOSE_UPS[name]
    const station = stations[dark]
    expect(clock.y - clock.r).toBeGreaterThan(0)
    if (frame === 'room') expect(clock.x + clock.r).toBeLessThanOrEqual(station?.width ?? 0)
  })
})
it('has a clock at the time of the quote', () => {
  const hands = [...drawn('plant').querySelectorAll('path[transform^="rotate"]')].map((hand) => hand.getAttribute('transform'))
  expect(hands).toEqual(['rotate(105)', 'rotate(180)'])
})
