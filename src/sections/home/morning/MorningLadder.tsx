import { morningAttributes } from './morning.attributes.ts'

export type MorningLadderProps = { now: number; steps: readonly { at: number; label: string }[]; label: string }

/** One person's points on the policy's ladder: only those that count, nothing that HR has not decided. */
export function MorningLadder({ now, steps, label }: MorningLadderProps) {
  const most = steps.at(-1)?.at ?? 10
  const share = (points: number) => `${(Math.min(points, most) / most) * 100}%`
  return (
    <svg role="img" aria-label={label} height="2rem" className="mt-3 w-full xl:mt-1.5 low:mt-3 overflow-visible">
      <rect y="0.25rem" width="100%" height="0.5rem" rx="4" className="fill-deck-line" />
      <rect
        y="0.25rem"
        width={share(now)}
        height="0.5rem"
        rx="4"
        className="fill-signal"
        {...morningAttributes.points.props(String(now))}
      />
      {steps.map(({ at }) => (
        <g key={at} className="fill-on-deck-2">
          <rect x={share(at)} width="2" height="1rem" transform="translate(-2 0)" />
          <text x={share(at)} y="1.9375rem" textAnchor={at === most ? 'end' : 'middle'} className="text-2xs tabular-nums">
            {at}
          </text>
        </g>
      ))}
    </svg>
  )
}
