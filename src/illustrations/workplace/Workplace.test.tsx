import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WORKPLACE_NAMES } from '../../lib/anywhere/pictureNames'
import { skyAttributes } from '../scene.attributes'
import { Workplace } from './Workplace'

const draw = (name: (typeof WORKPLACE_NAMES)[number], isLit?: boolean) =>
  render(
    <svg>
      <title>{name}</title>
      <Workplace name={name} hour="dawn" {...(isLit === undefined ? {} : { isLit })} />
    </svg>,
  ).container

it.each(WORKPLACE_NAMES)('%s has one station whose light and person wait, and a mark where they will be', (name) => {
  const dark = draw(name).querySelectorAll(skyAttributes.station.selector)
  expect(dark).toHaveLength(1)
  // Light, what marks the place, and the person.
  const parts = dark[0]?.querySelectorAll(`${skyAttributes.lit.selector}, ${skyAttributes.worker.selector}`) ?? []
  expect(parts.length).toBeGreaterThanOrEqual(3)
  for (const part of parts) expect(part.getAttribute('opacity')).toBe('0')
  expect(dark[0]?.querySelectorAll(skyAttributes.gap.selector)).toHaveLength(1)
})
it.each(WORKPLACE_NAMES)('%s can be drawn as it ends: everybody there', (name) => {
  const picture = draw(name, true)
  expect(picture.querySelector(skyAttributes.gap.selector)).toBeNull()
  expect(picture.querySelector('[opacity="0"]')).toBeNull()
})
it.each(WORKPLACE_NAMES)('%s uses only gradients that it brings along', (name) => {
  const picture = draw(name)
  const ids = new Set([...picture.querySelectorAll('[id]')].map(({ id }) => id))
  const used = [...picture.innerHTML.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id)
  expect(used).not.toEqual([])
  expect(used.filter((id) => !ids.has(id ?? ''))).toEqual([])
})
