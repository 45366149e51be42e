import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { MANAGER_TIMELINE } from '#src/models/policy/policy.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import { DataTable } from './DataTable.tsx'

/** The tasks with an end: those of the first half hour. */
const SPANS = MANAGER_TIMELINE.flatMap(({ id, from, to }) => (to === null ? [] : [{ id, from, to }]))
const END = Math.max(...SPANS.map(({ to }) => to))
const FILLS = ['fill-signal', 'fill-wash', 'fill-paper-2']

/** A manager's tasks after an alert, minute by minute: on a line that is true to scale, and in words. */
export function ManagerTimeline({ end, tasks, ...words }: PolicyTables['managerTimeline']) {
  return (
    <div className="max-w-none">
      <svg aria-hidden="true" className="-mb-3 h-14 w-full overflow-visible text-xs max-everyday:hidden">
        {SPANS.map(({ id, from, to }, index) => (
          <g key={id}>
            <rect
              x={formatPercent(from / END)}
              width={formatPercent((to - from) / END)}
              height="1.5rem"
              stroke="currentColor"
              className={FILLS[index % FILLS.length]}
            />
            <text x={formatPercent(to / END)} y="2.75rem" textAnchor="end" fill="currentColor" className="font-semibold tabular-nums">
              {`${to} min`}
            </text>
          </g>
        ))}
      </svg>
      <DataTable {...words} rows={MANAGER_TIMELINE.map(({ id, from, to }) => [to === null ? end : `${from}–${to}`, tasks[id]])} />
    </div>
  )
}
