import { designColor } from '../designColor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText } from './CoverText.tsx'
import { FlapValue } from './FlapValue.tsx'

type House = { lit: number; of: number; label: string }
const ROW = { left: 44, right: 596, gap: 40, top: 112, ground: 308 }
const COLUMNS = 12
const PANE = { width: 13, height: 13, row: 20 }

/** @returns which of the `of` windows are lit: `lit` of them, spread evenly and the same in every build */
export function litWindows({ lit, of }: Pick<House, 'lit' | 'of'>): boolean[] {
  // A step that shares no divisor with the count visits every window once.
  const step = [37, 41, 43].find((prime) => of % prime !== 0) ?? 1
  const chosen = new Set(Array.from({ length: lit }, (_, index) => (index * step) % of))
  return Array.from({ length: of }, (_, index) => chosen.has(index))
}

/** A share as a house at night: a window for each unit of the whole, and a lamp in those that count. */
export function LitCover({ houses }: { houses: readonly House[] }) {
  const width = (ROW.right - ROW.left - ROW.gap * (houses.length - 1)) / houses.length
  return (
    <>
      {houses.map((house, index) => {
        const left = ROW.left + index * (width + ROW.gap)
        const rows = Math.ceil(house.of / COLUMNS)
        const top = ROW.ground - rows * PANE.row - 12
        const pitch = (width - 24) / COLUMNS
        const paneAt = (index: number) => {
          const x = Math.round(left + 12 + (index % COLUMNS) * pitch + (pitch - PANE.width) / 2)
          const y = top + 10 + Math.floor(index / COLUMNS) * PANE.row
          return `M${x} ${y}h${PANE.width}v${PANE.height}h-${PANE.width}z`
        }
        const windows = litWindows(house)
        const panes = (isLit: boolean) => windows.map((lit, index) => (lit === isLit ? paneAt(index) : '')).join('')
        return (
          <g key={house.label}>
            <path
              d={`M${left} ${ROW.ground}V${top}h-6v-8h${width + 12}v8h-6V${ROW.ground}zM${left + 24} ${top - 8}v-16h30v16z`}
              fill={designColor('soot')}
            />
            <path d={panes(false)} fill={designColor('paint-steel')} opacity=".45" />
            <path d={panes(true)} fill={designColor('paint-lamp')} />
          </g>
        )
      })}
      <CoverGround />
      {houses.map(({ label, lit, of }, index) => {
        const left = ROW.left + index * (width + ROW.gap)
        return (
          <g key={label}>
            <FlapValue x={left + 24} y={352} value={String(lit)} />
            <CoverText x={left + 60} y={343} size={23} ink="on-deck">
              {`of ${of}, ${label.toLowerCase()}`}
            </CoverText>
          </g>
        )
      })}
    </>
  )
}
