import { designColor } from '../designColor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText } from './CoverText.tsx'
import { FlapValue, flapWidth } from './FlapValue.tsx'

export type NoticeCoverProps = { rows: readonly { value: number; label: string; before?: string | undefined }[] }

const BOARD = { left: 36, top: 92, right: 604, row: 58 }

/** Numbers of very different sizes on a board by the road, one below the other and aligned. */
export function NoticeCover({ rows }: NoticeCoverProps) {
  const height = rows.length * BOARD.row + 16
  return (
    <>
      <path d={`M110 ${BOARD.top}v220h18v-220zM512 ${BOARD.top}v220h18v-220z`} fill={designColor('soot')} />
      <rect x={BOARD.left} y={BOARD.top} width={BOARD.right - BOARD.left} height={height} rx="12" fill={designColor('soot')} />
      {rows.map(({ value, label, before = '' }, index) => {
        const isLast = index === rows.length - 1
        const top = BOARD.top + 10 + index * BOARD.row
        const figure = `${before}${value.toLocaleString('en-US')}`
        return (
          <g key={label}>
            <rect
              x={BOARD.left + 12}
              y={top}
              width={BOARD.right - BOARD.left - 24}
              height={BOARD.row - 4}
              rx="6"
              fill={designColor('paint-room')}
            />
            {isLast && <rect x={BOARD.left + 12} y={top} width="7" height={BOARD.row - 4} rx="3" fill={designColor('stop')} />}
            <CoverText x={BOARD.left + 36} y={top + 36} size={26} ink="on-deck">
              {label}
            </CoverText>
            <FlapValue x={BOARD.right - 28 - flapWidth(figure) / 2} y={top + 45} value={figure} />
          </g>
        )
      })}
      <CoverGround />
    </>
  )
}
