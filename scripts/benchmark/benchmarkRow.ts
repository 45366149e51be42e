/** The rows of the benchmark's table, and how they are printed. */
import { median } from '#src/lib/anywhere/numbers/median.ts'

/** One row of the table. Each column has one value a round, or null if the time limit passed. */
export type BenchmarkRow = {
  name: string
  unit: 'ms' | 's' | 'KB' | 'MB' | '1/s' | ''
  values: Record<string, (number | null)[]>
  /** What this build is compared with, and the limit of the ratio; `docs/requirements/quality.md`, "Speed". */
  target?: string
}

/** A build that is being served: its column, its address, and its address behind a slow network. */
export type MeasuredSite = { name: string; origin: string; slowOrigin: string }

/** Adds a value of one round to a column. */
export function addValue({ values }: BenchmarkRow, column: string, value: number | null): void {
  values[column] ??= []
  values[column].push(value)
}

const sortMeasured = (values: (number | null)[]) => values.filter((value) => value !== null).toSorted((a, b) => a - b)

/** @returns the median, or NaN if nothing was measured */
function medianOfMeasured(values: (number | null)[]): number {
  const measured = sortMeasured(values)
  return measured.length > 0 ? median(measured) : Number.NaN
}

const formatNumber = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 && !Number.isInteger(value) ? 1 : 0 })

/** @returns "median (least–most)", and how many rounds were lost */
function formatCell(values: (number | null)[] | undefined): string {
  if (!values || values.length === 0) return ''
  const found = sortMeasured(values)
  const lost = values.length - found.length
  const [least, most] = [found[0] ?? Number.NaN, found.at(-1) ?? Number.NaN]
  const spread = least === most ? '' : ` (${formatNumber(least)}–${formatNumber(most)})`
  return `${found.length > 0 ? `${formatNumber(medianOfMeasured(values))}${spread}` : ''}${lost > 0 ? ` lost ${lost} of ${values.length}` : ''}`.trim()
}

/**
 * @param columns the others are compared with the first
 * @returns a Markdown table: medians with the spread, and this build divided by each other column
 */
export function writeMarkdownTable(rows: BenchmarkRow[], columns: string[]): string {
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
