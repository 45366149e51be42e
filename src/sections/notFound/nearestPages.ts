/** A page in the page finder. */
export type FindablePage = { path: string; title: string; description: string }

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)

/**
 * Finds the pages that fit a few words best. Every word must occur, and words in the title count more.
 * @param query a visitor's input, of any length and content
 */
export function nearestPages(pages: FindablePage[], query: string, max = 5): FindablePage[] {
  const wantedWords = words(query.slice(0, 200))
  if (wantedWords.length === 0) return []
  const score = (page: FindablePage): number => {
    const title = page.title.toLowerCase()
    const otherText = `${page.path} ${page.description}`.toLowerCase()
    let sum = 0
    for (const word of wantedWords) {
      if (title.includes(word)) sum += 3
      else if (otherText.includes(word)) sum += 1
      else return 0
    }
    return sum
  }
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score || a.page.title.localeCompare(b.page.title))
    .slice(0, max)
    .map((entry) => entry.page)
}
