import { designColor } from '../designColor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText, type InkProps } from './CoverText.tsx'
import { toneOf } from './groupTone.ts'

const TRACK = { left: 30, right: 610, rail: 300, gap: 4, height: 62 }

/** @returns the index of the first wagon of each part */
export const firstWagons = (counts: readonly number[]): number[] =>
  counts.map((_, index) => counts.slice(0, index).reduce((sum, count) => sum + count, 0))

/** Parts of a sequence as a train: a wagon for each unit. Each part has its color, and its name above its first wagon. */
export function TrainCover({ groups, ink }: { groups: readonly { count: number; label: string }[] } & InkProps) {
  const counts = groups.map(({ count }) => count)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const pitch = (TRACK.right - TRACK.left) / total
  const body = pitch - TRACK.gap
  const top = TRACK.rail - 12 - TRACK.height
  const firsts = firstWagons(counts)
  const wheels = Array.from({ length: total }, (_, wagon) => TRACK.left + wagon * pitch).flatMap((x) => [x + body * 0.26, x + body * 0.74])
  return (
    <>
      {groups.map(({ count, label }, index) => {
        const first = firsts[index] ?? 0
        const isLast = index === groups.length - 1
        const left = TRACK.left + first * pitch
        const high = 128 + (index % 2) * 48
        const wagons = Array.from(
          { length: count },
          (_, wagon) => `M${(left + wagon * pitch).toFixed(1)} ${top}h${body.toFixed(1)}v${TRACK.height}h-${body.toFixed(1)}z`,
        )
        return (
          <g key={label}>
            <path d={`M${(isLast ? left + body - 3 : left).toFixed(1)} ${high + 8}h3V${top}h-3z`} fill={designColor(toneOf(index))} />
            <path d={wagons.join('')} fill={designColor(toneOf(index))} stroke={designColor('soot')} strokeWidth="3" />
            <CoverText x={isLast ? left + body : left} y={high} size={22} anchor={isLast ? 'end' : 'start'} ink={ink}>
              {label}
            </CoverText>
            {Array.from({ length: count }, (_, wagon) => (
              <CoverText
                // biome-ignore lint/suspicious/noArrayIndexKey: a wagon is its place
                key={`${first + wagon}`}
                x={left + wagon * pitch + body / 2}
                y={top + 40}
                size={22}
                anchor="middle"
                ink="bubble-ink"
              >
                {first + wagon + 1}
              </CoverText>
            ))}
          </g>
        )
      })}
      <path d={`M0 ${TRACK.rail - 14}h640v4H0z`} fill={designColor('soot')} />
      <path
        d={wheels.map((x) => `M${(x - 7).toFixed(1)} ${TRACK.rail - 6}a7 7 0 1 0 14 0a7 7 0 1 0-14 0`).join('')}
        fill={designColor('soot')}
      />
      <CoverGround />
      <path d="M0 308h640v3H0z" fill={designColor('paint-steel')} />
    </>
  )
}
