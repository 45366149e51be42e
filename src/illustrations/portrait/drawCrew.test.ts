import { expect, it } from 'vitest'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { PORTRAIT_NAMES } from '#src/models/names/pictureNames.ts'
import { BUSTS } from './busts.ts'
import { CREW, crewWidth, drawCrew } from './drawCrew.ts'
import { SKIES } from './skies.ts'

const read = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml')

it('the picture of the whole team is a valid file with plain colors, and each person has clip paths of their own', () => {
  const svg = withPlainColors(drawCrew(PORTRAIT_NAMES))
  const page = read(svg)
  expect(page.querySelector('parsererror')).toBeNull()
  expect(svg).not.toMatch(/oklch|color-mix|var\(|undefined|NaN/)
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toHaveLength(new Set(ids).size)
  expect([...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id).filter((id) => !ids.includes(id ?? ''))).toEqual([])
})
it('the picture of the whole team has only one sun', () => {
  const sunny = PORTRAIT_NAMES.filter((name) => SKIES[BUSTS[name].sky].sun)
  expect(sunny.length).toBeGreaterThan(1)
  const drawn = drawCrew(PORTRAIT_NAMES)
  expect(sunny.filter((name) => drawn.includes(SKIES[BUSTS[name].sky].sun))).toHaveLength(1)
})
it('the picture of the whole team places people in order, each in the middle of a column and larger than the column', () => {
  const names = PORTRAIT_NAMES.toReversed()
  const width = crewWidth(names.length)
  const beyond = (width - names.length * CREW.column) / 2
  const people = [...read(drawCrew(names)).querySelectorAll('svg > g')].flatMap((group) => {
    const [, x, scale] = /translate\((\S+) \S+\) scale\((1\.\d+)\)/.exec(group.getAttribute('transform') ?? '') ?? []
    return x
      ? [{ column: (Number(x) + 160 * Number(scale) - beyond) / CREW.column - 0.5, scale: Number(scale), drawn: group.innerHTML }]
      : []
  })
  expect(people.map(({ column }) => column).toSorted()).toEqual(names.map((_, index) => index))
  for (const { column, scale, drawn } of people) {
    expect(320 * scale).toBeGreaterThan(360)
    const name = names[column]
    expect(names.filter((other) => drawn.includes(BUSTS[other].skin))).toEqual([name])
  }
})
