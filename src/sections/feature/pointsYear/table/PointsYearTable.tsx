import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import type { PointsYearEvent } from '../pointsYearProps.ts'
import type { PointsYearRow } from './pointsYearRows.ts'

/** Each cell bears the name of its column, because narrow windows stack a row's cells (pointsYear.css). */
const COLUMNS = ['day', 'event', 'points', 'total'] as const

export type PointsYearTableProps = { rows: readonly PointsYearRow<PointsYearEvent>[]; words: PointsYearWords }

/** The year as a table, for screen readers, and for windows without space for the drawing (sections/feature/pointsYear/pointsYear.css). */
export function PointsYearTable({ rows, words: { table, types } }: PointsYearTableProps) {
  const nameOf = ({ event, kind }: PointsYearRow<PointsYearEvent>) => {
    const type = types[event.type]
    if (kind === 'expiry') return fillIn(table.expiry, { type, day: longDate(event.day) })
    return event.protection === 'pending' ? fillIn(table.pending, { type }) : type
  }
  return (
    // Hides the area around the table, because a table keeps its own width.
    <div className="year-table small-phone:sr-only">
      <table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`year-cell-${column}`}>
                {table[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.day} ${row.kind}`}>
              <th scope="row" className="year-cell-day">
                {longDate(row.day)}
              </th>
              <td className="year-cell-event">{nameOf(row)}</td>
              <td className="year-cell-points">{row.kind === 'expiry' ? `−${row.points}` : row.points}</td>
              <td className="year-cell-total">{row.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
