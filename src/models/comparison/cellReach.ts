/**
 * How far an alternative goes in one row of the comparison, in four equal steps. Each cell of the table names its step
 * (src/content/pages/comparison.yaml), and every line length follows from it.
 */

/** From nothing to everything, by the names that cells use. */
export const REACHES = ['none', 'hand', 'part', 'full'] as const
export type Reach = (typeof REACHES)[number]

/** One alternative's cell in one row: its words, how far that goes, and what is missing. */
export type ComparisonCell = { says: string; reach: Reach; gap?: string | undefined }

/** @returns the length in thirds of a line: 0 for "none", 3 for "full" */
export const reachThirds = (reach: Reach): number => REACHES.indexOf(reach)

type ReachRow = { values: ReadonlyArray<Pick<ComparisonCell, 'reach'>> }
/** @returns for each alternative, its share of all lines: 1 if it goes the whole way in every row */
export const reachShares = (rows: readonly ReachRow[]): number[] =>
  (rows[0]?.values ?? []).map(
    (_, index) => rows.reduce((sum, { values }) => sum + reachThirds(values[index]?.reach ?? 'none'), 0) / (3 * rows.length),
  )

/** @returns whether the step's word adds to the cell's words: "Set by hand (by hand)" would not */
export const needsStepWord = ({ says, reach }: ComparisonCell, words: Readonly<Record<Reach, string>>): boolean =>
  !says.toLowerCase().endsWith(words[reach].toLowerCase())

/** @returns the number of rows for each step */
export function reachCounts(reaches: readonly Reach[]): Record<Reach, number> {
  const tally = { none: 0, hand: 0, part: 0, full: 0 }
  for (const reach of reaches) tally[reach] += 1
  return tally
}

/** @returns the occurring steps, farthest first, as a sentence: "2 in full, 8 by hand" */
export function tallySentence(reaches: readonly Reach[], words: Readonly<Record<Reach, string>>): string {
  const tally = reachCounts(reaches)
  return REACHES.toReversed()
    .filter((reach) => tally[reach] > 0)
    .map((reach) => `${tally[reach]} ${words[reach]}`)
    .join(', ')
}

/**
 * @returns the index of the alternative whose lines differ most in length. A page begins with it, because it shows best how the lines are
 *   drawn.
 */
export function mostVariedAlternative(rows: ReadonlyArray<{ values: readonly ComparisonCell[] }>): number {
  const spread = (index: number) => {
    const thirds = rows.flatMap(({ values }) => values.slice(index, index + 1).map(({ reach }) => reachThirds(reach)))
    const mean = thirds.reduce((sum, length) => sum + length, 0) / thirds.length
    return thirds.reduce((sum, length) => sum + (length - mean) ** 2, 0)
  }
  const spreads = rows[0]?.values.map((_, index) => spread(index)) ?? []
  return Math.max(0, spreads.indexOf(Math.max(...spreads)))
}

/** @returns texts that occur in several cells with different `reach`. The same text must always give the same line length. */
export function ambiguousWordings(cells: readonly ComparisonCell[]): string[] {
  const first = new Map<string, Reach>()
  const ambiguous = new Set<string>()
  for (const { says, reach } of cells) {
    const firstReach = first.get(says) ?? reach
    first.set(says, firstReach)
    if (firstReach !== reach) ambiguous.add(says)
  }
  return [...ambiguous]
}

/** The parts around the placeholder of a headline. Punctuation right behind it stays with it. */
export type SplitHeading = { before: string; punctuation: string; after: string }

/** @returns the parts of "With {alternative}. Here it stops.": "With", "." and "Here it stops." */
export function splitAtAlternative(heading: string): SplitHeading {
  const [before = '', rest = ''] = heading.split('{alternative}')
  const punctuation = /^\S*/.exec(rest)?.[0] ?? ''
  return { before: before.trim(), punctuation, after: rest.slice(punctuation.length).trim() }
}
