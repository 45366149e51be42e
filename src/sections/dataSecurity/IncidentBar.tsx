import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import type { IncidentMoments } from './incidentMoments.ts'

export type IncidentBarProps = IncidentMoments

const FIVE_MINUTES = 5

/** The time after an incident as a bar, for phones: filled until someone works on it, with a line for every five minutes. */
export function IncidentBar({ begin, works, restored }: IncidentBarProps) {
  const xOf = (minute: number) => formatPercent(minute / restored.later)
  return (
    <div aria-hidden="true" className="sm:hidden">
      <svg aria-hidden="true" className="h-24 w-full overflow-visible font-display text-base font-bold tabular-nums">
        {Array.from({ length: restored.later / FIVE_MINUTES }, (_, index) => index * FIVE_MINUTES).map((minute) => (
          <line key={minute} x1={xOf(minute)} x2={xOf(minute)} y2="3.5rem" strokeWidth="2" className="stroke-signal/70" />
        ))}
        <rect width={xOf(works.later)} height="3.5rem" className="fill-signal" />
        <text y="5rem" className="fill-signal">
          {begin.time} · {works.time}
        </text>
        <text x="100%" y="5rem" textAnchor="end" className="fill-signal">
          {restored.time}
        </text>
      </svg>
    </div>
  )
}
