import { clockHands } from '#src/lib/anywhere/time/clockTime.ts'
import { designColor } from '../designColor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText, type InkProps } from './CoverText.tsx'
import { FlapValue } from './FlapValue.tsx'

const CLOCK = { x: 466, y: 166, radius: 124 }
const ROW = { left: 40, top: 126, pitch: 46 }

const place = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(CLOCK.x + radius * Math.cos(angle)).toFixed(1)} ${(CLOCK.y + radius * Math.sin(angle)).toFixed(1)}`
}

/** Times within one hour on a clock. Each is marked on the rim and listed beside it, and the time between them is filled. */
export function DialCover({ moments, ink }: { moments: readonly { time: string; label: string }[] } & InkProps) {
  const hands = moments.map(({ time }) => clockHands(time).minute)
  const [from = 0, to = 0] = [hands[0], hands.at(-1)]
  const shortHand = clockHands(moments.at(-1)?.time ?? '00:00').hour
  const rim = CLOCK.radius - 14
  return (
    <>
      <path d={`M${CLOCK.x - 8} ${CLOCK.y}h16v142h-16z`} fill={designColor('soot')} />
      <circle cx={CLOCK.x} cy={CLOCK.y} r={CLOCK.radius} fill={designColor('soot')} />
      <circle cx={CLOCK.x} cy={CLOCK.y} r={rim + 4} fill={designColor('paint-lamp')} />
      <path
        d={`M${CLOCK.x} ${CLOCK.y}L${place(from, rim + 4)}A${rim + 4} ${rim + 4} 0 ${to - from > 180 ? 1 : 0} 1 ${place(to, rim + 4)}z`}
        fill={designColor('signal')}
      />
      <path
        d={Array.from({ length: 12 }, (_, hour) => `M${place(hour * 30, rim)}L${place(hour * 30, rim - (hour % 3 === 0 ? 20 : 11))}`).join(
          '',
        )}
        stroke={designColor('soot')}
        strokeWidth="4"
      />
      <path d={`M${place(to + 180, 22)}L${place(to, rim - 30)}`} stroke={designColor('soot')} strokeWidth="8" strokeLinecap="round" />
      <path
        d={`M${place(shortHand + 180, 16)}L${place(shortHand, rim - 56)}`}
        stroke={designColor('soot')}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <circle cx={CLOCK.x} cy={CLOCK.y} r="11" fill={designColor('soot')} />
      {moments.map(({ time, label }, index) => {
        const isLast = index === moments.length - 1
        const [x, y] = place(clockHands(time).minute, CLOCK.radius).split(' ')
        return (
          <g key={time}>
            <circle cx={x} cy={y} r="11" fill={designColor(isLast ? 'stop' : 'signal')} stroke={designColor('soot')} strokeWidth="4" />
            <FlapValue x={ROW.left + 50} y={ROW.top + index * ROW.pitch} value={time} />
            <CoverText x={ROW.left + 116} y={ROW.top - 9 + index * ROW.pitch} size={23} ink={ink}>
              {label}
            </CoverText>
          </g>
        )
      })}
      <CoverGround />
    </>
  )
}
