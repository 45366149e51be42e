/** What every measurement gives back. */
import { median } from '#src/lib/anywhere/numbers/median.ts'

/** One line of the table: for each column one value a round; null where nothing came within the time limit. */
export type Row = {
  name: string
  unit: 'ms' | 's' | 'KB' | 'MB' | '1/s' | ''
  values: Record<string, (number | null)[]>
  /** What this build is divided by, and the most or least that the ratio may be; `docs/requirements/quality.md`, "Speed". */
  target?: string
}

/** A build that is being served: the column's name, where it answers, and where it answers as if far away. */
export type MeasuredSite = { name: string; origin: string; slowOrigin: string }

/** @returns values that were measured, sorted */
const sortMeasured = (values: (number | null)[]) => values.filter((value) => value !== null).toSorted((a, b) => a - b)

/** @returns the median of what was measured; NaN where nothing was */
function medianOfMeasured(values: (number | null)[]): number {
  const measured = sortMeasured(values)
  return measured.length > 0 ? median(measured) : Number.NaN
}

const formatNumber = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 && !Number.isInteger(value) ? 1 : 0 })

/** @returns "median (least–most)", and how often it was lost */
function formatCell(values: (number | null)[] | undefined): string {
  if (!values || values.length === 0) return ''
  const found = sortMeasured(values)
  const lost = values.length - found.length
  const [least, most] = [found[0] ?? Number.NaN, found.at(-1) ?? Number.NaN]
  const spread = least === most ? '' : ` (${formatNumber(least)}–${formatNumber(most)})`
  return `${found.length > 0 ? `${formatNumber(medianOfMeasured(values))}${spread}` : ''}${lost > 0 ? ` lost ${lost} of ${values.length}` : ''}`.trim()
}

/**
 * @param columns in their order; the first is what the others are compared with
 * @returns a Markdown table: medians with the spread, and this build divided by each other column
 */
export function markdownTable(rows: Row[], columns: string[]): string {
  const [first = '', ...others] = columns
  const head = ['', ...columns, 'target']
  const lines = rows.map(({ name, unit, values, target = '' }) => {
    const ratio = (column: string) => {
      const share = medianOfMeasured(values[first] ?? []) / medianOfMeasured(values[column] ?? [])
      return Number.isFinite(share) ? ` · ${share.toFixed(2)}` : ''
    }
    const cells = [formatCell(values[first]), ...others.map((column) => `${formatCell(values[column])}${ratio(column)}`)]
    return [unit ? `${name}, ${unit}` : name, ...cells, target]
  })
  return [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')
}
