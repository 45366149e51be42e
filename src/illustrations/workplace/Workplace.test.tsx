import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WORKPLACE_NAMES } from '#src/models/names/pictureNames.ts'
import { BUS } from './bus.ts'
import { Workplace } from './Workplace.tsx'
import { workplaceAttributes } from './workplace.attributes.ts'
import { WORKPLACES } from './workplaces.ts'

const draw = (name: (typeof WORKPLACE_NAMES)[number], isLit?: boolean) =>
  render(
    <svg>
      <title>{name}</title>
      <Workplace name={name} hour="dawn" {...(isLit === undefined ? {} : { isLit })} />
    </svg>,
  ).container

it.each(WORKPLACE_NAMES)('the workplace %s has one dark station with hidden light and person, and an outline', (name) => {
  const picture = draw(name)
  // The station, and the outline over the things in front of it.
  const dark = [...picture.querySelectorAll(workplaceAttributes.station.selector)]
  expect(dark.map((part) => part.getAttribute('transform'))).toEqual(Array(2).fill(dark[0]?.getAttribute('transform')))
  const parts = dark.flatMap((part) => [
    ...part.querySelectorAll(`${workplaceAttributes.lit.selector}, ${workplaceAttributes.worker.selector}`),
  ])
  expect(parts.length).toBeGreaterThanOrEqual(3)
  for (const part of parts) expect(part.getAttribute('opacity')).toBe('0')
  expect(picture.querySelectorAll(workplaceAttributes.gap.selector)).toHaveLength(1)
})
it.each(WORKPLACE_NAMES)('the workplace %s draws the covered station’s whole outline last, except for its sign', (name) => {
  const { stations, dark, stationKind } = WORKPLACES[name]
  const [, outline] = draw(name).querySelectorAll(workplaceAttributes.station.selector)
  const line = outline?.querySelector('rect, path')
  if (stationKind === 'bus') expect(line?.getAttribute('d')).toBe(BUS.outline)
  else {
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((side) => Number(line?.getAttribute(side)))
    expect([x < 0, y < 0]).toEqual([true, true])
    expect(x + width).toBeGreaterThan(stations[dark]?.width ?? Number.NaN)
    expect(y + height).toBeGreaterThan(stations[dark]?.height ?? Number.NaN)
  }
  expect([null, 'text']).toContain(outline?.nextElementSibling?.tagName ?? null)
})
it.each(WORKPLACE_NAMES)('the workplace %s can be drawn with everybody there', (name) => {
  const picture = draw(name, true)
  expect(picture.querySelector(workplaceAttributes.gap.selector)).toBeNull()
  expect(picture.querySelector('[opacity="0"]')).toBeNull()
})
it.each(WORKPLACE_NAMES)('the workplace %s uses only gradients that it defines', (name) => {
  const picture = draw(name)
  const ids = new Set([...picture.querySelectorAll('[id]')].map(({ id }) => id))
  const used = [...picture.innerHTML.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id)
  expect(used).not.toEqual([])
  expect(used.filter((id) => !ids.has(id ?? ''))).toEqual([])
})
