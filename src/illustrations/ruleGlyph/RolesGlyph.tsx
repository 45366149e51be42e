import { POINTS } from '#src/models/policy/policy.ts'

/** Two events on HR's slip, and only their sum on the supervisor's board. */
export function RolesGlyph() {
  const events = [POINTS.tardy, POINTS.unplannedAbsence]
  return (
    <>
      {/* In forced colors the system sets the numbers' color and puts its background behind them. */}
      <g className="stroke-bubble-ink forced-colors:stroke-system-ink">
        <rect x="2" y="6" width="64" height="84" rx="4" className="fill-bubble forced-colors:fill-none" />
        <path d="M2 16v-6a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v6z" className="fill-signal" />
      </g>
      <rect x="78" y="6" width="64" height="84" rx="4" className="fill-deck forced-colors:fill-none" />
      {events.map((points, index) => (
        <g key={points}>
          <path d={`M9 ${36 + index * 24}h24M9 ${46 + index * 24}h50`} className="stroke-bubble-ink forced-colors:stroke-system-ink" />
          <text x="59" y={40 + index * 24} textAnchor="end" stroke="none" className="fill-bubble-ink">
            {points}
          </text>
          <path d={`M86 ${20 + index * 12}h48`} strokeWidth="6" className="stroke-deck-line" />
        </g>
      ))}
      <text x="110" y="72" textAnchor="middle" stroke="none" className="fill-signal font-display text-3xl font-bold">
        {events.reduce((sum, points) => sum + points, 0)}
      </text>
    </>
  )
}
