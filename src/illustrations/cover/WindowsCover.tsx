import { designColor } from '../designColor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText, type InkProps } from './CoverText.tsx'
import { toneOf } from './groupTone.ts'

type Group = { count: number; label: string }
const HOUSE = { left: 44, top: 108, width: 250, ground: 308 }
/** Beside the house, a row for each group: its color, its number and its label. */
const LEGEND = { left: 334, top: 124, pitch: 38 }

/** @returns columns and rows for this many windows, with panes as square as possible and no empty row */
export function windowGrid(count: number): { columns: number; rows: number } {
  const columns = Math.ceil(Math.sqrt(count * 1.4))
  return { columns, rows: Math.ceil(count / columns) }
}

/** Counts as the windows of one house, each kind in its color. The legend beside it has the numbers. */
export function WindowsCover({ groups, ink }: { groups: readonly Group[] } & InkProps) {
  const panes = groups.flatMap(({ count }, group) => Array.from({ length: count }, () => toneOf(group)))
  const { columns, rows } = windowGrid(panes.length)
  const cell = { width: (HOUSE.width - 20) / columns, height: (HOUSE.ground - HOUSE.top - 34) / rows }
  const gap = Math.min(9, cell.width * 0.22)
  return (
    <>
      <path
        d={`M${HOUSE.left} ${HOUSE.ground}V${HOUSE.top}h-8v-12h${HOUSE.width + 16}v12h-8V${HOUSE.ground}zM${HOUSE.left + 30} ${HOUSE.top - 12}v-14h44v14z`}
        fill={designColor('soot')}
      />
      {panes.map((tone, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
          key={index}
          x={HOUSE.left + 10 + (index % columns) * cell.width + gap / 2}
          y={HOUSE.top + 16 + Math.floor(index / columns) * cell.height + gap / 2}
          width={cell.width - gap}
          height={cell.height - gap}
          fill={designColor(tone)}
        />
      ))}
      {groups.map(({ count, label }, index) => {
        const y = LEGEND.top + index * LEGEND.pitch
        return (
          <g key={label}>
            <rect
              x={LEGEND.left}
              y={y}
              width="18"
              height="24"
              fill={designColor(toneOf(index))}
              stroke={designColor('soot')}
              strokeWidth="2"
            />
            <CoverText x={LEGEND.left + 62} y={y + 20} anchor="end" ink={ink}>
              {count}
            </CoverText>
            <CoverText x={LEGEND.left + 74} y={y + 20} size={22} ink={ink}>
              {label}
            </CoverText>
          </g>
        )
      })}
      <CoverGround />
    </>
  )
}
