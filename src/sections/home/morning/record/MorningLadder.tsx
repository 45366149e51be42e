import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { morningAttributes } from '../morning.attributes.ts'

export type MorningLadderProps = {
  person: string
  points: number
  steps: readonly { at: number; label: string }[]
  words: Pick<MorningWords['record'], 'ladder'>
  /** Spacing around it. */
  className: string
}

/** One person's points on the policy's ladder: only those that count, nothing that HR has not decided. */
export function MorningLadder({ person, points, steps, words, className }: MorningLadderProps) {
  const most = steps.at(-1)?.at ?? 0
  const share = (at: number) => `${(Math.min(at, most) / most) * 100}%`
  const label = fillIn(words.ladder, { person, now: points, most })
  return (
    <svg role="img" aria-label={label} height="2rem" className={cn('w-full overflow-visible', className)}>
      <rect y="0.25rem" width="100%" height="0.5rem" rx="4" className="fill-deck-line" />
      <rect
        y="0.25rem"
        width={share(points)}
        height="0.5rem"
        rx="4"
        className="fill-signal"
        {...morningAttributes.points.props(String(points))}
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
