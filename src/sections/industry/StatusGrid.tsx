import { cn } from '../../lib/anywhere/cn'
import { ScrollFrame } from '../../ui/ScrollFrame'

type Cell = { words: string; tone: 'go' | 'hold' | 'stop' | 'plain' }
export type StatusGridProps = {
  /** Names the table for those who hear it. */
  label: string
  columns: readonly string[]
  rows: readonly { head: string; cells: readonly Cell[] }[]
}

const TONES: Record<Cell['tone'], string> = {
  go: 'border-go-ink',
  hold: 'border-signal',
  stop: 'border-stop-ink',
  plain: 'border-transparent',
}

/** A table whose cells carry a mark: what is covered, what is at its limit, what is missing. The words say it too. */
export function StatusGrid({ label, columns, rows }: StatusGridProps) {
  return (
    <ScrollFrame label={label} className="rounded-lg border border-line bg-card">
      <table aria-label={label} className="w-full min-w-160 border-collapse text-left text-sm">
        <thead>
          <tr className="bg-deck text-on-deck">
            {columns.map((column, index) => (
              // Above the words, which stand beside their cell's mark.
              <th key={column} scope="col" className={cn('px-4 py-3 font-semibold', index > 0 && 'pl-7.5')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row" className="border-t border-line px-4 py-3 align-top font-semibold">
                {head}
              </th>
              {cells.map(({ words, tone }, index) => (
                <td key={columns[index + 1]} className="border-t border-line px-4 py-3 align-top">
                  <span className={`block border-l-4 pl-2.5 ${TONES[tone]}`}>{words}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
