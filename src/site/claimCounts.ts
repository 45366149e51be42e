/** Counts of customers that readers can add up: those of the industries, and the locations that they are parts of. */

const WHOLE = 'locations'
/** Together, every location; the basis of `locations` says what each counts as one. */
const PARTS = ['manufacturingFacilities', 'healthcareFacilities', 'logisticsNetworks', 'retailBrands', 'educationInstitutions']
/** Food plants are manufacturing facilities, and count once. */
const AMONG: readonly [part: string, whole: string][] = [['foodManufacturers', 'manufacturingFacilities']]

/** What a printed count may stand for. */
type Range = { least: number; most: number }

/**
 * @param printed "643", or "600+" for any number up to the next one that is as round
 * @returns null for what cannot be added up, such as "20 years" or "1M+"
 */
export function countRange(printed: string): Range | null {
  const [, digits, plus] = /^(\d[\d,]*)(\+?)$/.exec(printed) ?? []
  if (digits === undefined) return null
  const least = Number(digits.replaceAll(',', ''))
  const roundness = 10 ** (/0*$/.exec(String(least))?.[0].length ?? 0)
  return { least, most: plus ? least + roundness - 1 : least }
}

const number = (amount: number) => amount.toLocaleString('en-US')

/**
 * @param claims those that are written, samples or not; any of these counts may be missing
 * @returns for each count that contradicts others, its claim and a sentence with the cure
 */
export function countProblems(claims: Readonly<Record<string, { value: string }>>): { id: string; message: string }[] {
  const ranges = (ids: readonly string[]) => ids.flatMap((id) => countRange(claims[id]?.value ?? '') ?? [])
  const problems = AMONG.flatMap(([id, whole]) => {
    const [part, all] = [ranges([id])[0], ranges([whole])[0]]
    if (!part || !all || part.least <= all.most) return []
    return [
      {
        id,
        message: `${claims[id]?.value} are more than the ${claims[whole]?.value} of "${whole}", which they are among. Count both again.`,
      },
    ]
  })
  const whole = ranges([WHOLE])[0]
  if (!whole) return problems
  const parts = ranges(PARTS)
  const least = parts.reduce((sum, part) => sum + part.least, 0)
  const most = parts.reduce((sum, part) => sum + part.most, 0)
  // One that is missing may be as large as you like.
  const isShort = parts.length === PARTS.length && most < whole.least
  if (least <= whole.most && !isShort) return problems
  const sum = isShort ? `at most ${number(most)}, and this says more` : `at least ${number(least)}, and this says less`
  const others = isShort ? ' If other customers are among the locations too, add their count to src/site/claimCounts.ts.' : ''
  return [
    ...problems,
    {
      id: WHOLE,
      message: `Readers can add up ${PARTS.filter((id) => id in claims).join(', ')}: ${sum}. Correct the count that is wrong.${others}`,
    },
  ]
}
