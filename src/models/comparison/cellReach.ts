/**
 * How far an alternative goes in one row of the comparison, in four equal steps. Each cell of the table names its
 * step (src/content/comparison.yaml), and every drawn length follows from it.
 */

/** From nothing to everything; the names are what cells say, in the order of the steps. */
export const REACHES = ['none', 'hand', 'part', 'full'] as const
export type Reach = (typeof REACHES)[number]

/** What one alternative says in one row, how far that goes, and what is missing from there on. */
export type ComparisonCell = { says: string; reach: Reach; gap?: string | undefined }

/** @returns thirds of a whole line: 0 for "none", 3 for "full" */
export const reachThirds = (reach: Reach): number => REACHES.indexOf(reach)

type Row = { values: ReadonlyArray<Pick<ComparisonCell, 'reach'>> }
/** @returns by alternative, the share of all lines that it covers: 1 for one that goes the whole way in every row */
export const reachShares = (rows: readonly Row[]): number[] =>
  (rows[0]?.values ?? []).map(
    (_, index) => rows.reduce((sum, { values }) => sum + reachThirds(values[index]?.reach ?? 'none'), 0) / (3 * rows.length),
  )

/** @returns whether the word of the step adds to what the cell says: "Set by hand (by hand)" would not */
export const needsStepWord = ({ says, reach }: ComparisonCell, words: Readonly<Record<Reach, string>>): boolean =>
  !says.toLowerCase().endsWith(words[reach].toLowerCase())

/** @returns how many rows end at each step */
export function reachCounts(reaches: readonly Reach[]): Record<Reach, number> {
  const tally = { none: 0, hand: 0, part: 0, full: 0 }
  for (const reach of reaches) tally[reach] += 1
  return tally
}

/** @returns the steps that occur, farthest first, with their words: "2 in full, 8 by hand" */
export function tallySentence(reaches: readonly Reach[], words: Readonly<Record<Reach, string>>): string {
  const tally = reachCounts(reaches)
  return REACHES.toReversed()
    .filter((reach) => tally[reach] > 0)
    .map((reach) => `${tally[reach]} ${words[reach]}`)
    .join(', ')
}

/**
 * @returns the place of the alternative whose lines differ most in length, the first of equals: it shows best how the lines are
 *   drawn, so a page begins with it
 */
export function mostVariedAlternative(rows: ReadonlyArray<{ values: readonly ComparisonCell[] }>): number {
  const spread = (place: number) => {
    const thirds = rows.flatMap(({ values }) => values.slice(place, place + 1).map(({ reach }) => reachThirds(reach)))
    const mean = thirds.reduce((sum, length) => sum + length, 0) / thirds.length
    return thirds.reduce((sum, length) => sum + (length - mean) ** 2, 0)
  }
  const spreads = rows[0]?.values.map((_, place) => spread(place)) ?? []
  return Math.max(0, spreads.indexOf(Math.max(...spreads)))
}

/** @returns words that go one way in one cell and another way in the next: whoever draws lengths from them has to be able to tell why */
export function ambiguousWordings(cells: readonly ComparisonCell[]): string[] {
  const first = new Map<string, Reach>()
  const found = new Set<string>()
  for (const { says, reach } of cells) {
    const firstReach = first.get(says) ?? reach
    first.set(says, firstReach)
    if (firstReach !== reach) found.add(says)
  }
  return [...found]
}

/** What surrounds the place in braces of a headline; punctuation that follows the place stays with it. */
export type HeadingParts = { before: string; punctuation: string; after: string }

/** @returns the parts of "With {alternative}. Here it stops.": "With", "." and "Here it stops." */
export function splitAtAlternative(heading: string): HeadingParts {
  const [before = '', rest = ''] = heading.split('{alternative}')
  const punctuation = /^\S*/.exec(rest)?.[0] ?? ''
  return { before: before.trim(), punctuation, after: rest.slice(punctuation.length).trim() }
}
