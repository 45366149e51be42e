import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { mediumDate } from '#src/lib/anywhere/time/dates.ts'
import { expiryDay } from '#src/models/attendance/attendancePolicy.ts'
import { EXAMPLE_POLICY } from '#src/models/policy/examplePolicy.ts'
import { POINT_LADDER } from '#src/models/policy/policy.ts'
import { PanelHead } from './PanelHead.tsx'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

/** An employee's points, history and expiry dates, on the employee's phone. */
export function PortalScene({ sample, employee, asOf, total, entries, describe, words }: SceneDataOf<'portal'>) {
  const pendingEntries = entries.filter(({ protection }) => protection === 'pending')
  const decidedEntries = entries.filter(({ protection }) => protection !== 'pending')
  return (
    <SceneFrame describe={describe} sample={sample} look="phone" className="mx-auto w-full max-w-88 p-2.5">
      <div className="overflow-hidden rounded-3xl bg-paper text-ink">
        <PanelHead
          title={<span>{employee}</span>}
          side={<span className="text-on-deck-2">{mediumDate(asOf)}</span>}
          sample={sample}
          className="bg-deck-2 px-5 pt-3 pb-3 text-xs font-semibold text-on-deck"
        />
        <div className="bg-wash px-5 pt-4 pb-4">
          <p className="text-sm font-semibold">{words.points}</p>
          <p className="flex items-baseline gap-2">
            <span className="font-display text-4xl leading-tight sm:text-figure font-bold tracking-tight tabular-nums">{total}</span>
            <span className="text-sm text-ink-2">{fillIn(words.window, { months: EXAMPLE_POLICY.windowMonths })}</span>
          </p>
          <Ruler total={total} />
        </div>
        <div className="px-5 pt-3 pb-5">
          {pendingEntries.map((entry) => (
            <div key={entry.day} className="my-2 rounded-sm border-2 border-dashed border-edge px-3 py-2.5 text-sm">
              <p className="flex justify-between gap-3 font-semibold">
                <span>{words.pending}</span>
                <span className="tabular-nums">0</span>
              </p>
              <p className="text-ink-2">
                {mediumDate(entry.day)} · {entry.title}
              </p>
              <p className="text-2xs text-ink-2">{words.undecided}</p>
            </div>
          ))}
          <p className="mt-3 text-xs font-semibold text-ink-2">{words.history}</p>
          {decidedEntries.map((entry) => (
            <div key={entry.day} className="grid grid-cols-ended gap-x-3 border-b border-line py-2 text-sm leading-tight">
              <span>{entry.title}</span>
              <span className="font-semibold tabular-nums">{entry.protection === 'none' ? EXAMPLE_POLICY.points[entry.type] : 0}</span>
              <span className="mt-0.5 text-2xs text-ink-2">
                {mediumDate(entry.day)} ·{' '}
                {entry.protection === 'none' ? (
                  <>
                    {`${words.expires} `}
                    <b className="font-semibold text-ink">{mediumDate(expiryDay(entry.day, EXAMPLE_POLICY.windowMonths))}</b>
                  </>
                ) : (
                  words.never
                )}
              </span>
            </div>
          ))}
          <p className="mt-4 rounded-md bg-signal py-2.5 text-center text-sm font-semibold text-signal-ink">{words.report}</p>
        </div>
      </div>
    </SceneFrame>
  )
}

/** The total on a ruler from zero to the last step of the ladder, with each threshold marked. */
function Ruler({ total }: { total: number }) {
  const last = Math.max(...POINT_LADDER.map(({ at }) => at))
  const width = 300
  const x = (points: number) => (Math.min(points, last) / last) * width
  return (
    <svg aria-hidden="true" viewBox={`-6 0 ${width + 12} 38`} className="mt-1 w-full" fontSize="12" fill="currentColor">
      <rect y="4" width={width} height="10" className="fill-line" />
      <rect y="4" width={x(total)} height="10" className="fill-signal" />
      {[0, ...POINT_LADDER.map(({ at }) => at)].map((at) => (
        <g key={at}>
          <line x1={x(at)} x2={x(at)} y1="0" y2="18" stroke="currentColor" strokeWidth="2" />
          <text x={x(at)} y="33" textAnchor="middle">
            {at}
          </text>
        </g>
      ))}
    </svg>
  )
}
