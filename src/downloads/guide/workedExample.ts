/**
 * Calculates the lines of a worked example, so that no result in a guide is typed. A line has a value (`value`) or a formula over earlier
 * lines and numbers (`is: "calls × cost ÷ 100"`).
 */
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'

const UNITS = {
  count: (value: string) => value,
  dollars: (value: string) => `$${value}`,
  hours: (value: string) => `${value} h`,
  minutes: (value: string) => `${value} min`,
  percent: (value: string) => `${value} percent`,
} as const

type WorkedUnit = keyof typeof UNITS
export const WORKED_UNITS = keysOf(UNITS)
export type WorkedLine = {
  id: string
  label: string
  /** Default: `count`. */
  unit?: WorkedUnit | undefined
  /** Digits after the decimal point. */
  digits?: number | undefined
  value?: number | undefined
  is?: string | undefined
}
export type WorkedRow = { id: string; label: string; how: string; result: string; value: number }

const OPERATORS: Record<string, (left: number, right: number) => number> = {
  '×': (left, right) => left * right,
  '÷': (left, right) => left / right,
  '+': (left, right) => left + right,
  '−': (left, right) => left - right,
}

const formattedValue = (value: number, { unit = 'count', digits = 0 }: Pick<WorkedLine, 'unit' | 'digits'>) =>
  UNITS[unit](value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }))

/**
 * Rounds each result to its printed digits before another line uses it, so that a reader with a pencil gets the same results.
 * @throws Error that names the line and its mistake
 */
export function calculateRows(lines: readonly WorkedLine[]): WorkedRow[] {
  const results = new Map<string, { value: number; printed: string }>()
  return lines.map((line) => {
    const fail = (why: string): never => {
      throw new Error(`Line "${line.id}" of the worked example ${why}.`)
    }
    if (results.has(line.id)) fail('has a name that a line above it has')
    if ((line.value === undefined) === (line.is === undefined)) fail('needs either a value or what it is made of')
    const { value, how } = line.is === undefined ? { value: line.value ?? 0, how: 'given' } : calculateFormula(line.is, results, fail)
    const roundedValue = Number(value.toFixed(line.digits ?? 0))
    if (line.value !== undefined && roundedValue !== line.value) fail(`has more digits than it prints: set digits`)
    const result = formattedValue(roundedValue, line)
    results.set(line.id, { value: roundedValue, printed: result })
    return { id: line.id, label: line.label, how, result, value: roundedValue }
  })
}

function calculateFormula(formula: string, results: ReadonlyMap<string, { value: number; printed: string }>, fail: (why: string) => never) {
  const terms = formula.split(' ')
  if (terms.some((term) => '×÷'.includes(term)) && terms.some((term) => '+−'.includes(term)))
    fail('mixes × or ÷ with + or −: make two lines of it')
  const operand = (term: string) => {
    const number = Number(term)
    return (
      results.get(term) ??
      (Number.isNaN(number) ? fail(`names "${term}", which no line above it is called`) : { value: number, printed: term })
    )
  }
  let result = operand(terms[0] ?? '')
  let how = result.printed
  for (let index = 1; index < terms.length; index += 2) {
    const operator = terms[index] ?? ''
    const right = operand(terms[index + 1] ?? '')
    const apply = OPERATORS[operator] ?? fail(`uses "${operator}": write ×, ÷, + or −, with a space on both sides`)
    how += ` ${operator} ${right.printed}`
    result = { value: apply(result.value, right.value), printed: '' }
  }
  return { value: result.value, how }
}

/** Replaces `{id}` by results. @throws Error for a name that is not a line's */
export function fillInResults(text: string, rows: readonly WorkedRow[]): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, id: string) => {
    const row = rows.find((candidate) => candidate.id === id)
    if (!row) throw new Error(`The note of the worked example names {${id}}, which is no line of it.`)
    return row.result
  })
}
