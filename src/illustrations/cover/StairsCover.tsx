import { designColor } from '../designColor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText, type InkProps } from './CoverText.tsx'
import { towerTops } from './coverScale.ts'
import { FlapValue } from './FlapValue.tsx'

const FLIGHT = { left: 84, right: 612, ground: 308 }

/** Thresholds as stairs beside their scale. Each step is as high as its number and has its name on the front. */
export function StairsCover({ steps, ink }: { steps: readonly { value: number; label: string }[] } & InkProps) {
  const width = (FLIGHT.right - FLIGHT.left) / steps.length
  const tops = towerTops(steps.map(({ value }) => value))
  const end = steps.at(-1)?.value ?? 0
  const scale = [0, end / 2, end]
  const heights = towerTops(scale)
  return (
    <>
      {scale.map((value, index) => (
        <g key={value}>
          <path
            d={`M${FLIGHT.left - 12} ${heights[index]}H${FLIGHT.right}`}
            stroke={designColor(ink)}
            strokeWidth="1.5"
            strokeDasharray="5 6"
            opacity=".55"
          />
          <CoverText x={FLIGHT.left - 20} y={(heights[index] ?? 0) + (index === 0 ? -3 : 7)} size={22} anchor="end" ink={ink}>
            {value}
          </CoverText>
        </g>
      ))}
      {steps.map(({ value, label }, index) => {
        const [left, top, isLast] = [FLIGHT.left + index * width, Math.round(tops[index] ?? FLIGHT.ground), index === steps.length - 1]
        return (
          <g key={label}>
            <path d={`M${left} ${FLIGHT.ground}V${top}h${width}V${FLIGHT.ground}z`} fill={designColor('soot')} />
            <path d={lamps(left + 16, top + 48, width - 32)} fill={designColor('paint-lamp')} />
            <path d={`M${left} ${top}h${width}v6H${left}z`} fill={designColor(isLast ? 'stop' : 'signal')} />
            <FlapValue x={left + 30} y={top - 8} value={String(value)} />
            <CoverText x={left + 10} y={top + 34} size={20} ink="on-deck">
              {label}
            </CoverText>
          </g>
        )
      })}
      <CoverGround />
    </>
  )
}

/** A row of lamps under each floor. */
function lamps(left: number, top: number, width: number): string {
  const floors = Math.max(0, Math.floor((FLIGHT.ground - 8 - top) / 34))
  return Array.from({ length: floors }, (_, floor) =>
    [0, 1, 2].map((lamp) => `M${Math.round(left + (lamp * (width - 20)) / 2)} ${top + floor * 34 + 6}h20v14h-20z`).join(''),
  ).join('')
}
