/**
 * Counts that readers can add up: src/content/facts/claims.yaml says of each which other it is part of (`partOf`) or contained in
 * (`containedIn`).
 */
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'

/** The numbers that a rounded count may stand for. */
type Range = { min: number; max: number }
type CountClaim = { value: string; partOf?: string; containedIn?: string; besides?: string }
type CountProblem = { id: string; field: 'value' | 'partOf' | 'containedIn' | 'besides'; message: string }

/**
 * @param printed "643", or "600+" for any number below the next one that is as round
 * @returns null for text that cannot be added up, such as "20 years" or "1M+"
 */
export function countRange(printed: string): Range | null {
  const [, digits, plus] = /^(\d[\d,]*)(\+?)$/.exec(printed) ?? []
  if (digits === undefined) return null
  const min = Number(digits.replaceAll(',', ''))
  const roundness = 10 ** (/0*$/.exec(String(min))?.[0].length ?? 0)
  return { min, max: plus ? min + roundness - 1 : min }
}

const formattedNumber = (amount: number) => amount.toLocaleString('en-US')
const NUMBER_FIX = 'Write a number that can be added up, such as 643 or 600+'

/**
 * @param claims all of them, samples or not
 * @returns a problem for each count that contradicts others: its claim, the field, and a sentence with the fix
 */
export function countProblems(claims: Readonly<Record<string, CountClaim>>): CountProblem[] {
  return Object.entries(claims).flatMap(([id, claim]) => [
    ...referenceProblems(id, claim, claims),
    ...subsetProblems(id, claim, claims),
    ...sumProblems(id, claim, claims),
  ])
}

/** Names that no claim has, and counts that cannot be compared with the count that they name. */
function referenceProblems(id: string, claim: CountClaim, claims: Readonly<Record<string, CountClaim>>): CountProblem[] {
  return (['partOf', 'containedIn'] as const).flatMap<CountProblem>((field) => {
    const otherId = claim[field]
    if (otherId === undefined) return []
    if (otherId === id) return [{ id, field, message: `A count is not "${field}" itself: name another claim, or remove the line.` }]
    if (!Object.hasOwn(claims, otherId)) {
      const nearest = nearestName(otherId, Object.keys(claims))
      const fix = nearest ? `Did you mean "${nearest}"?` : 'Name a claim of this file.'
      return [{ id, field, message: `There is no claim "${otherId}". ${fix} If it was taken away, remove this line.` }]
    }
    if (countRange(claim.value)) return []
    return [{ id, field: 'value', message: `"${claim.value}" is "${field}" ${otherId}. ${NUMBER_FIX}, or remove "${field}".` }]
  })
}

/** A count that is larger than the whole that contains it. */
function subsetProblems(id: string, { value, containedIn = id }: CountClaim, claims: Readonly<Record<string, CountClaim>>): CountProblem[] {
  // Without `containedIn`, the claim is compared with itself, and no problem is found.
  const wholeClaim = claims[containedIn]
  const part = countRange(value)
  if (!wholeClaim || !part) return []
  const wholeRange = countRange(wholeClaim.value)
  if (!wholeRange)
    return [
      {
        id,
        field: 'containedIn',
        message: `It is contained in the "${wholeClaim.value}" of "${containedIn}". ${NUMBER_FIX} there, or remove this line.`,
      },
    ]
  if (part.min <= wholeRange.max) return []
  return [
    {
      id,
      field: 'value',
      message: `${value} are more than the ${wholeClaim.value} of "${containedIn}", which contains them. Count both again.`,
    },
  ]
}

/** A whole that is less or more than the sum of its parts. */
function sumProblems(id: string, { value, besides }: CountClaim, claims: Readonly<Record<string, CountClaim>>): CountProblem[] {
  const parts = Object.entries(claims).filter(([part, { partOf }]) => partOf === id && part !== id)
  if (parts.length === 0) {
    if (besides === undefined) return []
    return [{ id, field: 'besides', message: 'No claim is "partOf" this one, so nothing is besides its parts: remove this line.' }]
  }
  const names = parts.map(([part]) => part).join(', ')
  const wholeRange = countRange(value)
  if (!wholeRange) return [{ id, field: 'value', message: `${names} are "partOf" it. ${NUMBER_FIX}, or remove their "partOf".` }]
  const ranges = parts.map(([, part]) => countRange(part.value))
  // `referenceProblems` reports parts that are not numbers.
  if (ranges.includes(null)) return []
  const sum = (of: keyof Range) => ranges.reduce((total, range) => total + (range?.[of] ?? 0), 0)
  const problem = (statement: string, fix = '') => [
    { id, field: 'value' as const, message: `Readers can add up ${names}: ${statement}. Correct the count that is wrong.${fix}` },
  ]
  if (sum('min') > wholeRange.max) return problem(`at least ${formattedNumber(sum('min'))}, and this says less`)
  // With `besides`, the whole may be any amount larger than the sum of its parts.
  if (besides !== undefined || sum('max') >= wholeRange.min) return []
  const fix = ` If it has other parts too, write "partOf: ${id}" in their claims, or, where they have none, "besides:" here with what they are.`
  return problem(`at most ${formattedNumber(sum('max'))}, and this says more`, fix)
}
