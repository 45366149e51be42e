import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import { WORKPLACES } from '#src/illustrations/workplace/workplaces.ts'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { WORKPLACE_NAMES } from '#src/models/names/pictureNames.ts'
import { routeTo } from '#src/site/routes.ts'
import { CloseUpDrawing } from './CloseUpDrawing.tsx'
import { CLOSE_UPS } from './closeUps.ts'
import { CLOSE_UP_PEOPLE } from './people/closeUpPeople.ts'
import { drawCloseUpPerson } from './people/drawCloseUpPerson.ts'

const draw = (name: (typeof WORKPLACE_NAMES)[number], time = '15:30') => render(<CloseUpDrawing name={name} time={time} />).container

describe.each(WORKPLACE_NAMES)('%s, in close-up,', (name) => {
  it('is one lit station, hidden from screen readers', () => {
    const container = draw(name)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelector(workplaceAttributes.gap.selector)).toBeNull()
    expect(container.querySelector(workplaceAttributes.station.selector)).toBeNull()
  })
  it('has its clock on the wall of the bay, over the person', () => {
    const { stations, dark, stationKind } = WORKPLACES[name]
    const { clock } = CLOSE_UPS[name]
    const station = stations[dark]
    expect(clock.y - clock.r).toBeGreaterThan(0)
    if (stationKind === 'room') expect(clock.x + clock.r).toBeLessThanOrEqual(station?.width ?? 0)
  })
})
it('a workplace in close-up shows a person down to the picture’s lower edge, unless it is a bus with a driver', () => {
  for (const name of WORKPLACE_NAMES) {
    const [, top = 0, , high = 0] = draw(name).querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
    const place = draw(name).querySelector('foreignObject')
    const person = place?.querySelector('img')
    expect(person?.getAttribute('src')).toBe(WORKPLACES[name].stationKind === 'bus' ? undefined : routeTo.closeUpPerson(name))
    if (!place) continue
    expect(Number(place.getAttribute('y')) + Number(place.getAttribute('height'))).toBeCloseTo(top + high)
    // The first screen is far above and must not wait for it.
    expect(person?.getAttribute('loading')).toBe('lazy')
  }
})
describe.each(keysOf(CLOSE_UP_PEOPLE))('the person of %s', (name) => {
  it('a workplace in close-up has plain colors', () => {
    expect(withPlainColors(drawCloseUpPerson(name))).not.toMatch(/var\(|oklch|color-mix|undefined/)
  })
})
it('a workplace in close-up shows different people', () => {
  const faces = Object.values(CLOSE_UP_PEOPLE).map(({ head, skin, nose, hairColor }) => `${head} ${skin} ${nose} ${hairColor}`)
  expect(new Set(faces).size).toBe(faces.length)
})
it('a workplace in close-up has a clock at the time of the quote', () => {
  const hands = [...draw('plant').querySelectorAll('path[transform^="rotate"]')].map((hand) => hand.getAttribute('transform'))
  expect(hands).toEqual(['rotate(105)', 'rotate(180)'])
})
