import type { Arrangement } from '#src/models/shiftOffer/rosterGround.ts'
import type { PeopleGroup } from './peopleGroups.ts'
import type { PeopleLayout } from './peopleLayouts.ts'

/** Highlighted people are drawn in front of this many nearer rows. Otherwise the others would hide most of them. */
const ROWS_BEHIND = 1
/** Distant rows stand so close that highlighted people are drawn in front of one more. */
const CLOSE_ROWS = 4
/** @returns the row right behind the highlighted people of a row */
const rowBehind = (row: number): number => row + ROWS_BEHIND + (row < CLOSE_ROWS ? 1 : 0)
/** Classes that darken the rows (shiftOffer.css), the farthest first. Each is for the same number of rows, and the nearest have none. */
const SHADES = ['offer-far-4', 'offer-far-3', 'offer-far-2', 'offer-far-1', undefined]

export type PeopleRowsProps = { groups: readonly PeopleGroup[]; rowCount: number; layout: PeopleLayout }

/** The rows of one layout, the farthest first. Highlighted people follow a nearer row, so they stand in front of it, with its shade. */
export function PeopleRows({ groups, rowCount, layout: { width, height, top, arrangements } }: PeopleRowsProps) {
  const rows = Array.from({ length: rowCount + ROWS_BEHIND }, (_, row) => row)
  const groupsOf = (row: number, isHighlighted: boolean) =>
    groups.filter((group) => group.isHighlighted === isHighlighted && group.row === row)
  return (
    <svg aria-hidden="true" viewBox={`0 ${-top} ${width} ${height}`} className="block h-auto w-full">
      {rows.map((row) => {
        const highlightedGroups = rows.filter((other) => rowBehind(other) === row).flatMap((other) => groupsOf(other, true))
        return (
          <g key={row} className={SHADES[Math.floor((row * SHADES.length) / rowCount)]}>
            {[...groupsOf(row, false), ...highlightedGroups].map(({ id, halfRowIndex }) => (
              <use key={id} href={`#${id}`} transform={transformOf(arrangements[halfRowIndex] as Arrangement)} />
            ))}
          </g>
        )
      })}
    </svg>
  )
}

/** A hundredth of a pixel is exact enough. */
const transformOf = ({ x, y, scaleX, scaleY }: Arrangement): string =>
  `matrix(${round(scaleX)} 0 0 ${round(scaleY)} ${round(x)} ${round(y)})`
const round = (value: number): number => Number(value.toFixed(2))
