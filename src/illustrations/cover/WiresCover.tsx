import { designColor } from '../designColor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText, type InkProps } from './CoverText.tsx'
import { toneOf } from './groupTone.ts'

const LINE = { left: 62, first: 138, pitch: 60, bird: 27, sag: 9 }
const POLE = 34

/** Counts as birds on telephone wires, one wire for each kind. */
export function WiresCover({ groups, ink }: { groups: readonly { count: number; label: string }[] } & InkProps) {
  const arms = groups.map((_, index) => `M${POLE - 26} ${LINE.first - 6 + index * LINE.pitch}h60v7h-60z`).join('')
  return (
    <>
      <path d={`M${POLE - 6} 96h12v214h-12z${arms}`} fill={designColor('soot')} />
      {groups.map(({ count, label }, index) => {
        const y = LINE.first + index * LINE.pitch
        const end = LINE.left + count * LINE.bird
        return (
          <g key={label}>
            <path
              d={`M0 ${y - 8}Q${POLE / 2} ${y} ${POLE} ${y}Q330 ${y + LINE.sag * 2} 660 ${y - 4}`}
              fill="none"
              stroke={designColor('paint-steel')}
              strokeWidth="3"
            />
            <path
              d={Array.from({ length: count }, (_, index) =>
                bird(LINE.left + index * LINE.bird, wireAt(LINE.left + index * LINE.bird, y)),
              ).join('')}
              fill={designColor(toneOf(index))}
              stroke={designColor('soot')}
              strokeWidth="1.5"
            />
            <CoverText x={end + 14} y={y - 6} size={25} ink={ink}>
              {count}
            </CoverText>
            <CoverText x={end + (count > 9 ? 50 : 36)} y={y - 6} size={22} ink={ink}>
              {label}
            </CoverText>
          </g>
        )
      })}
      <CoverGround />
    </>
  )
}

/** Height of the wire at x; the wire sags between its poles. */
function wireAt(x: number, y: number): number {
  const t = (x - POLE) / (660 - POLE)
  return Math.round(2 * (1 - t) * t * LINE.sag * 2 - 4 * t * t + y)
}

/** A bird that looks to the right, with its feet on the wire. */
const bird = (x: number, y: number) => `M${x - 3} ${y + 9}l5-14q1-10 9-13q1-7 7-6q4 1 5 4l4 2l-4 2q1 11-7 15l-4 1l-11 9z`
