import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { LATE_REPORT_POINTS, POINT_REMOVAL, POINTS } from '#src/models/policy/policy.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import { DataTable } from './DataTable.tsx'
import { pointsInWords } from './pointsText.ts'

export type PointsTableProps = PolicyTables['pointsTable']

/** The price of each event in the example policy. */
export function PointsTable({ events, extra, nothing, expires, ...words }: PointsTableProps) {
  const costs = {
    tardy: pointsInWords(POINTS.tardy),
    earlyDeparture: pointsInWords(POINTS.earlyDeparture),
    unplannedAbsence: pointsInWords(POINTS.unplannedAbsence),
    lateReport: LATE_REPORT_POINTS === 0 ? nothing : fillIn(extra, { cost: pointsInWords(LATE_REPORT_POINTS) }),
    noCallNoShow: pointsInWords(POINTS.noCallNoShow),
    protectedAbsence: pointsInWords(POINTS.protectedAbsence),
    removal: `−${pointsInWords(POINT_REMOVAL.points)}`,
    windowEnd: expires,
  } satisfies Record<keyof PointsTableProps['events'], string>
  const rows = Object.entries(costs).map(([id, cost]) => {
    const { event, note } = events[id as keyof typeof costs]
    return [event, cost, note]
  })
  return <DataTable {...words} rows={rows} />
}
