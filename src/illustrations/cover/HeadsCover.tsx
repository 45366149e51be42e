import { designColor } from '../designColor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText, type InkProps } from './CoverText.tsx'
import { FlapValue } from './FlapValue.tsx'

const CREW = { left: 40, columns: 10, pitch: 37, front: 308, row: 42 }
/** A line for each mark, the first at the bottom, with its number and its label above it. */
const LEGEND = { left: 440, width: 168, bottom: 296, pitch: 84 }

/** @returns row and column of the heads between two marks, counted from 0 */
export const crewOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({
    row: Math.floor((from + index) / CREW.columns),
    column: (from + index) % CREW.columns,
  }))

/** A person in a cap, from the chest up. */
function bust({ row, column }: { row: number; column: number }): string {
  const x = CREW.left + column * CREW.pitch + (row % 2) * (CREW.pitch / 2)
  const y = CREW.front - row * CREW.row
  return `M${x} ${y}v-10q0-13 16-13t16 13v10zM${x + 5} ${y - 36}q0-12 11-12t11 12h3v3h-4v2q-2 10-10 10t-10-10v-2h-1z`
}

/** The heads of a crew in rows, colored up to each mark: how many people it takes until a rule applies. */
export function HeadsCover({ marks, ink }: { marks: readonly { value: number; label: string }[] } & InkProps) {
  const starts = marks.map((_, index) => marks[index - 1]?.value ?? 0)
  const rows = Math.ceil((marks.at(-1)?.value ?? 0) / CREW.columns)
  return (
    <>
      {Array.from({ length: rows }, (_, index) => rows - 1 - index).map((row) =>
        marks.map(({ value, label }, index) => {
          const heads = crewOf(starts[index] ?? 0, value).filter((head) => head.row === row)
          return (
            heads.length > 0 && (
              <path
                key={`${label}${row}`}
                d={heads.map(bust).join('')}
                fill={designColor(index === 0 ? 'signal' : 'soot')}
                stroke={designColor(index === 0 ? 'soot' : 'hour-day-low')}
                strokeWidth="2.5"
              />
            )
          )
        }),
      )}
      <CoverGround />
      {marks.map(({ value, label }, index) => {
        const y = LEGEND.bottom - index * LEGEND.pitch
        return (
          <g key={label}>
            <path d={`M${LEGEND.left} ${y}h${LEGEND.width}v5h-${LEGEND.width}z`} fill={designColor(index === 0 ? 'signal' : 'soot')} />
            <FlapValue x={LEGEND.left + 26} y={y - 10} value={String(value)} />
            <CoverText x={LEGEND.left + 62} y={y - 19} size={21} ink={ink}>
              {label}
            </CoverText>
          </g>
        )
      })}
    </>
  )
}
