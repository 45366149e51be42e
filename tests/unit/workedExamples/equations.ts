/** Sums that an article prints, "13 × $1,705 = $22,165", worked out again from what it prints. */

const VALUE_PATTERN = String.raw`\$?\d[\d,]*(?:\.\d+|:\d\d)?(?:%| [a-z]+(?: [a-z]+)?)?`
const SUM_PATTERN = new RegExp(`${VALUE_PATTERN}(?: [×÷+−] ${VALUE_PATTERN})+(?: [=≈] ${VALUE_PATTERN})+`, 'g')
const SECONDS_OF = { second: 1, minute: 60, hour: 3600 } as const

/** @param clock "6:04" @returns its minutes, or the seconds of "2:10"; of a number without a colon, that number */
export const parseClock = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

type Value = { number: number; digits: number; unit: string }
const readValue = (text: string): Value => {
  const [, number = '', unit = ''] = /^\$?([\d,.:]+)\s?(%|[a-z]*)/.exec(text) ?? []
  return { number: parseClock(number.replaceAll(',', '')), digits: number.split('.')[1]?.length ?? 0, unit: unit.replace(/s$/, '') }
}

/** @param terms values and signs by turns; × and ÷ come before + and − */
function calculateTerms(terms: readonly string[]): number {
  let sum = 0
  let product = readValue(terms[0] ?? '').number
  for (let index = 1; index < terms.length; index += 2) {
    const { number } = readValue(terms[index + 1] ?? '')
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

/** What one unit comes to in the next one: "118,400 seconds = 1,973.3 minutes". */
const convertUnit = (number: number, from: string, to: string) => {
  const [seconds, each] = [from, to].map((unit) => SECONDS_OF[unit as keyof typeof SECONDS_OF])
  return seconds !== undefined && each !== undefined ? (number * seconds) / each : number
}

/** By how much a result may differ: half of its last digit, or of the last one that is no zero where it is rounded ("≈ $145,000"). */
const toleranceOf = ({ number, digits }: Value, isRounded: boolean) =>
  0.5 * 10 ** (isRounded ? (/0*$/.exec(String(number))?.[0].length ?? 0) : -digits) + 1e-9

/** @returns every sum in a text, and whether it comes out, to the digits that are printed */
export function findSums(text: string): { sum: string; comesOut: boolean }[] {
  return [...text.matchAll(SUM_PATTERN)].map(([sum]) => {
    const [left = '', ...results] = sum.split(/ (?=[=≈] )/)
    const parts = left.split(/ (?=[×÷+−] )|(?<=[×÷+−]) /)
    let exact = calculateTerms(parts)
    let unit = readValue(results[0]?.slice(2) ?? '').unit
    const comesOut = results.every((result) => {
      const printed = readValue(result.slice(2))
      exact = convertUnit(exact, unit, printed.unit)
      unit = printed.unit
      const shown = unit === '%' ? exact * 100 : exact
      return Math.abs(shown - printed.number) <= toleranceOf(printed, result.startsWith('≈'))
    })
    return { sum, comesOut }
  })
}

/** Of time, and of percentages: a text need not say them. */
const UNSAID = ['60', '52', '12', '100']

/** @returns the figures of a sum, as a text has to say them: "140 minutes", "$41"; what is added twice is said twice */
export function figuresIn(sum: string): string[] {
  const addends = sum.replace(/ [=≈].*/, '').split(/ [+−] /)
  const again = addends.filter((addend, index) => addends.indexOf(addend) < index && !/[×÷]/.test(addend))
  return [...new Set(sum.split(/ [×÷+−=≈] /).filter((figure) => !UNSAID.includes(figure))), ...again]
}

/** @returns the titles of the worked examples that name amounts of money, and no sum by which one comes about */
export const findUnexplainedExamples = (text: string): string[] =>
  [...text.matchAll(/<Example title="([^"]*)">\n([\s\S]*?)\n<\/Example>/g)].flatMap(([, title = '', body = '']) =>
    (body.match(/\$\d/g) ?? []).length > 1 && findSums(body).length === 0 ? title : [],
  )
