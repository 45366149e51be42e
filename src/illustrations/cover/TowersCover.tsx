import { designColor } from '../designColor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText } from './CoverText.tsx'
import { TOWERS, towerTops } from './coverScale.ts'
import { FlapValue } from './FlapValue.tsx'

type Bar = { value: number; label: string; before?: string | undefined }
const PANE = { width: 13, height: 10, pitch: 24, row: 20 }

/** Numbers as towers at night. The last one is the article's result. */
export function TowersCover({ bars }: { bars: readonly Bar[] }) {
  const pitch = (TOWERS.right - TOWERS.left) / bars.length
  const width = Math.min(pitch - 10, 126)
  const tops = towerTops(bars.map(({ value }) => value))
  return (
    <>
      {bars.map(({ value, label, before = '' }, index) => {
        const middle = TOWERS.left + pitch * (index + 0.5)
        const [left, top] = [middle - width / 2, tops[index] ?? TOWERS.zero]
        return (
          <g key={label}>
            <path d={`M${left} ${TOWERS.zero}V${top}h${width}V${TOWERS.zero}z`} fill={designColor('soot')} />
            <path d={panes(left, top, width, index)} fill={designColor('paint-lamp')} />
            <path d={`M${left} ${top}h${width}v5H${left}z`} fill={designColor(index === bars.length - 1 ? 'stop' : 'signal')} />
            <FlapValue x={middle} y={top - 7} value={`${before}${value.toLocaleString('en-US')}`} />
          </g>
        )
      })}
      <CoverGround />
      {bars.map(({ label }, index) => (
        <CoverText key={label} x={TOWERS.left + pitch * (index + 0.5)} y={342} size={23} anchor="middle" ink="on-deck">
          {label}
        </CoverText>
      ))}
    </>
  )
}

/** Lit windows: two of three, the same in every build. */
function panes(left: number, top: number, width: number, seed: number): string {
  const columns = Math.max(1, Math.floor((width - 16) / PANE.pitch))
  const edge = left + (width - (columns * PANE.pitch - (PANE.pitch - PANE.width))) / 2
  const rows = Math.floor((TOWERS.zero - top - 24) / PANE.row)
  return Array.from({ length: Math.max(0, rows) * columns }, (_, index) => ({ row: Math.floor(index / columns), column: index % columns }))
    .filter(({ row, column }) => (row * 5 + column * 3 + seed * 2) % 3 !== 0)
    .map(({ row, column }) => `M${edge + column * PANE.pitch} ${top + 18 + row * PANE.row}h${PANE.width}v${PANE.height}h-${PANE.width}z`)
    .join('')
}
