/** Recalculates the sums that a text prints, such as "13 × $1,705 = $22,165". */

const VALUE_PATTERN = String.raw`\$?\d[\d,]*(?:\.\d+|:\d\d)?(?:%| [a-z]+(?: [a-z]+)?)?`
const SUM_PATTERN = new RegExp(`${VALUE_PATTERN}(?: [×÷+−] ${VALUE_PATTERN})+(?: [=≈] ${VALUE_PATTERN})+`, 'g')
const SECONDS_OF: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 }

/** @param clock "6:04" @returns the time in its smaller unit: 364. A plain number stays as it is */
export const parseClock = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

type Value = { number: number; decimals: number; unit: string }
const parseValue = (text: string): Value => {
  const [, number = '', unit = ''] = /^\$?([\d,.:]+)\s?(%|[a-z]*)/.exec(text) ?? []
  return { number: parseClock(number.replaceAll(',', '')), decimals: number.split('.')[1]?.length ?? 0, unit: unit.replace(/s$/, '') }
}

/** @param terms values and operators in turn; × and ÷ are calculated before + and − */
function calculateTerms(terms: readonly string[]): number {
  let sum = 0
  let product = parseValue(terms[0] ?? '').number
  for (let index = 1; index < terms.length; index += 2) {
    const { number } = parseValue(terms[index + 1] ?? '')
    const sign = terms[index]
    if (sign === '×') product *= number
    else if (sign === '÷') product /= number
    else {
      sum += product
      product = sign === '+' ? number : -number
    }
  }
  return sum + product
}

/** Converts units of time: "118,400 seconds = 1,973.3 minutes". */
const convertUnit = (number: number, from: string, to: string) => {
  const [seconds, target] = [from, to].map((unit) => SECONDS_OF[unit])
  return seconds !== undefined && target !== undefined ? (number * seconds) / target : number
}

/** The allowed rounding error: half of the last digit, or after "≈" of the last digit that is not zero ("≈ $145,000"). */
const toleranceOf = ({ number, decimals }: Value, isRounded: boolean) =>
  0.5 * 10 ** (isRounded ? (/0*$/.exec(String(number))?.[0].length ?? 0) : -decimals) + 1e-9

/** @returns a result without its unit: "6,400", or "2:20" if the printed one is a time */
function formatResult(result: number, printed: string, { decimals }: Value): string {
  if (!Number.isFinite(result)) return 'no number, because it divides by zero'
  const sign = result < 0 ? '−' : ''
  const size = Math.abs(result)
  if (printed.includes(':')) return `${sign}${Math.floor(Math.round(size) / 60)}:${String(Math.round(size) % 60).padStart(2, '0')}`
  return sign + size.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 2) })
}

/** @returns every sum in a text, and the right result of its first one that is wrong in the printed digits */
export function findSums(text: string): { sum: string; rightResult: string | undefined }[] {
  return [...text.matchAll(SUM_PATTERN)].map(([sum]) => {
    const [leftSide = '', ...results] = sum.split(/ (?=[=≈] )/)
    const terms = leftSide.split(/ (?=[×÷+−] )|(?<=[×÷+−]) /)
    let exact = calculateTerms(terms)
    let unit = parseValue(results[0]?.slice(2) ?? '').unit
    const rightResults = results.flatMap((result) => {
      const printedResult = parseValue(result.slice(2))
      exact = convertUnit(exact, unit, printedResult.unit)
      unit = printedResult.unit
      const calculatedResult = unit === '%' ? exact * 100 : exact
      const isRight = Math.abs(calculatedResult - printedResult.number) <= toleranceOf(printedResult, result.startsWith('≈'))
      return isRight ? [] : formatResult(calculatedResult, result, printedResult)
    })
    return { sum, rightResult: rightResults[0] }
  })
}
