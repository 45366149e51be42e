import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { designColor } from '../designColor.ts'
import { endAnchor } from '../endAnchor.ts'
import { CoverGround } from './CoverGround.tsx'
import { CoverText, type InkProps } from './CoverText.tsx'
import { FlapValue } from './FlapValue.tsx'

export type MomentsCoverProps = { moments: readonly { time: string; label: string }[] }

const LINE = { from: 90, to: 550, ground: 308 }

/** @returns the position of each time, in proportion */
export function placesInTime(times: readonly string[]): number[] {
  const minutes = times.map(minuteOf)
  const [first = 0, last = 0] = [minutes[0], minutes.at(-1)]
  return minutes.map((minute) => LINE.from + (last === first ? 0 : (minute - first) / (last - first)) * (LINE.to - LINE.from))
}

/** One morning as posts along a road: each has a time on flaps, and above it what happened. */
export function MomentsCover({ moments, ink }: MomentsCoverProps & InkProps) {
  const places = placesInTime(moments.map(({ time }) => time))
  return (
    <>
      {moments.map(({ time, label }, index) => {
        const [x, isLast] = [places[index] ?? 0, index === moments.length - 1]
        const top = 132 + (index % 2) * 62
        return (
          <g key={time}>
            <path d={`M${x - 1.5} ${top + 12}h3v${LINE.ground - top - 12}h-3z`} fill={designColor(isLast ? 'stop' : 'signal')} />
            <circle cx={x} cy={top + 12} r="7" fill={designColor(isLast ? 'stop' : 'signal')} />
            <CoverText
              x={index === 0 ? x - 50 : isLast ? x + 50 : x}
              y={top - 8}
              size={23}
              anchor={endAnchor(index, moments.length - 1)}
              ink={ink}
            >
              {label}
            </CoverText>
          </g>
        )
      })}
      <CoverGround />
      <path d={`M${LINE.from} 305h${LINE.to - LINE.from}v3H${LINE.from}z`} fill={designColor('signal')} />
      {moments.map(({ time }, index) => (
        <FlapValue key={time} x={places[index] ?? 0} y={352} value={time} />
      ))}
    </>
  )
}
