/** Lines of `sections` that stand beside another's heading: both are paired by their order alone. */

/** What begins alike is one word here: "require" and "requirements". */
const STEM = 4
const stemsOf = (text: string) => new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, STEM)))
const sharesWord = (some: ReadonlySet<string>, others: ReadonlySet<string>) => !some.isDisjointFrom(others)

/**
 * Many a line shares no word with its heading ("Where we fit"), so that alone says nothing. One that shares a word with a heading whose
 * own line shares none with it has most likely changed places.
 * @param lines ids with their labels, one for each heading
 * @returns each line with the heading that it seems to belong to, by their indexes
 */
export function misplacedSections(lines: readonly string[], headings: readonly string[]): { line: number; heading: number }[] {
  const [lineStems, headingStems] = [lines.map(stemsOf), headings.map(stemsOf)]
  const fits = (line: number, heading: number) => sharesWord(lineStems[line] ?? new Set(), headingStems[heading] ?? new Set())
  const strayed = lines.flatMap((_, index) => (fits(index, index) ? [] : [index]))
  return strayed.flatMap((line) => {
    const heading = strayed.find((other) => other !== line && fits(line, other))
    return heading === undefined ? [] : [{ line, heading }]
  })
}
