import type { DashboardWords } from '#src/schemas/shared/dashboardWords.ts'
import type { SceneDataOf } from './SceneFrame.tsx'

/** A seat of a drawn crew, and a person as wide as it. */
export const SEAT = { width: 15, height: 19 }
export const SEATED_PERSON = 'M1.5 19v-3.5a5 5 0 0 1 10 0v3zM6.5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6'

type SeatedCrew = NonNullable<SceneDataOf<'dashboard'>['crew']>

/** One seat of a shift: staffed, filled by a replacement, or open. Each has its own outline, so that color alone carries no meaning. */
type SeatStatus = 'here' | 'filled' | 'open'
const SEAT_STATUSES: readonly SeatStatus[] = ['here', 'filled', 'open']

export type CrewSeatsProps = Pick<SeatedCrew, 'lines'> & {
  words: DashboardWords['crew']
  /** Shows lines side by side, from tablets on. */
  isWide: boolean
}

/** The crew of a shift: one person for each scheduled place, on the floor of the production line. */
export function CrewSeats({ lines, words, isWide }: CrewSeatsProps) {
  // All lines have the same scale.
  const room = Math.max(...lines.map(({ scheduled }) => scheduled))
  return (
    <>
      <div className={`grid gap-x-8 gap-y-2.5 sm:gap-y-4 ${isWide ? 'sm:grid-cols-3' : ''}`}>
        {lines.map((line) => (
          <div key={line.name}>
            <p className="mb-1 flex justify-between gap-3 text-sm tabular-nums">
              <span className="font-semibold">{line.name}</span>
              <span>
                <b className="font-semibold">{line.here + line.filled}</b> of {line.scheduled}
              </span>
            </p>
            <div className="border-b-2 border-ink">
              <Seats line={line} room={room} />
            </div>
          </div>
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 sm:mt-4 sm:gap-x-5 gap-y-1 text-xs text-ink-2">
        {SEAT_STATUSES.map((status) => (
          <span key={status} className="flex items-center gap-1.5">
            <svg aria-hidden="true" viewBox={`0 0 ${SEAT.width} ${SEAT.height}`} className="h-5">
              <Seat status={status} x={0} />
            </svg>
            {words[status]}
          </span>
        ))}
      </p>
    </>
  )
}

function Seats({ line, room }: { line: SeatedCrew['lines'][number]; room: number }) {
  const seats = SEAT_STATUSES.flatMap((status) => Array.from({ length: line[status] }, () => status))
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${room * SEAT.width} ${SEAT.height}`}
      preserveAspectRatio="xMinYMax meet"
      className="h-6 max-w-full sm:h-7"
    >
      {seats.map((status, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are anonymous and never move
        <Seat key={index} status={status} x={index * SEAT.width} />
      ))}
    </svg>
  )
}

function Seat({ status, x }: { status: SeatStatus; x: number }) {
  if (status === 'here') return <path d={SEATED_PERSON} transform={`translate(${x} 0)`} fill="currentColor" />
  return (
    <g transform={`translate(${x} 0)`}>
      {status === 'filled' ? (
        <>
          <path d={SEATED_PERSON} className="fill-signal" stroke="currentColor" />
          <path d="M11 14 13.5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </>
      ) : (
        <path d={SEATED_PERSON} fill="none" className="stroke-stop-ink" strokeWidth="1.5" strokeDasharray="2 2" />
      )}
    </g>
  )
}
