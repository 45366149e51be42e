export type CrewLine = { name: string; scheduled: number; here: number; filled: number; open: number }

/** One place on a shift: here, filled by a replacement, or open. Each has its own outline, so that color says nothing alone. */
type Place = 'here' | 'filled' | 'open'
const SEAT = { width: 15, height: 20 }

const LEGEND: { place: Place; label: string }[] = [
  { place: 'here', label: 'Clocked in' },
  { place: 'filled', label: 'Replacement confirmed' },
  { place: 'open', label: 'Still open' },
]

/** The crew of a shift as people: one figure for each scheduled place. */
export function CrewSeats({ lines }: { lines: readonly CrewLine[] }) {
  return (
    <div className="grid gap-2.5">
      {lines.map((line) => (
        <div key={line.name} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[6rem_1fr_auto]">
          <span className="text-sm font-medium">{line.name}</span>
          <span className="col-span-2 row-start-2 sm:col-span-1 sm:col-start-2 sm:row-start-1">
            <Seats line={line} />
          </span>
          <span className="text-sm tabular-nums">
            <b className="font-semibold">{line.here + line.filled}</b> of {line.scheduled}
          </span>
        </div>
      ))}
      <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-2.5 text-2xs text-ink-2">
        {LEGEND.map(({ place, label }) => (
          <span key={place} className="flex items-center gap-1.5">
            <svg aria-hidden="true" viewBox={`0 0 ${SEAT.width} ${SEAT.height}`} className="h-4">
              <Seat place={place} x={0} />
            </svg>
            {label}
          </span>
        ))}
      </p>
    </div>
  )
}

function Seats({ line }: { line: CrewLine }) {
  const places: Place[] = [
    ...Array.from({ length: line.here }, () => 'here' as const),
    ...Array.from({ length: line.filled }, () => 'filled' as const),
    ...Array.from({ length: line.open }, () => 'open' as const),
  ]
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${places.length * SEAT.width} ${SEAT.height}`}
      preserveAspectRatio="xMinYMid meet"
      className="h-5 max-w-full"
    >
      {places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are anonymous and never move
        <Seat key={index} place={place} x={index * SEAT.width} />
      ))}
    </svg>
  )
}

function Seat({ place, x }: { place: Place; x: number }) {
  const person = 'M1.5 18.5v-3a5 5 0 0 1 10 0v3zM6.5 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6'
  if (place === 'here') return <path d={person} transform={`translate(${x} 0)`} fill="currentColor" />
  return (
    <g transform={`translate(${x} 0)`}>
      {place === 'filled' ? (
        <>
          <path d={person} className="fill-signal" stroke="currentColor" />
          <path d="M11 14 13.5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </>
      ) : (
        <path d={person} fill="none" className="stroke-stop-ink" strokeWidth="1.5" strokeDasharray="2 2" />
      )}
    </g>
  )
}
