import { expect, it } from 'vitest'
import { halvesOf } from '../../../lib/anywhere/crowd/crowdGround'
import { placedRoster } from '../../../lib/anywhere/crowd/placedRoster'
import { FILTERS, sieved } from '../../../lib/anywhere/crowd/sieve'
import { figuresOf, type Look } from './crowdFigures'

const roster = placedRoster()
const { standings } = sieved(roster, FILTERS)
/** Outlines of each half's people with that look, one after the other, without where they stand. */
const outlines = (look: Look, yes: readonly number[] = []) =>
  halvesOf().map((half) =>
    figuresOf(half, roster, standings, yes)
      .filter((figure) => figure.look === look)
      .flatMap(({ path }) => path.split('z').filter(Boolean))
      .map((outline) => outline.replace(/^m\S+ \S+?(?=a)/, '')),
  )

it('stand out in three ways, neighbors never in the same', () => {
  const rows = outlines('asked')
  expect(new Set(rows.flat()).size).toBe(3)
  for (const row of rows) for (const [index, outline] of row.entries()) expect(outline).not.toBe(row[index - 1])
})
it('stand out whole, down to both feet', () => {
  const asked = standings.flatMap((standing, person) => (standing === 'asked' ? [person] : []))
  const feet = (outline: string) => outline.match(/h-5/g)?.length
  for (const outline of [...outlines('asked').flat(), ...outlines('yes', asked).flat()]) expect(feet(outline)).toBe(2)
})
