import { findSums } from '#src/contentEngine/figures/printedSums.ts'
import { type ArticleText, passageLocation } from './articleText.ts'

/** @returns a problem for each worked example with amounts of money but no sum, in an article that has no `sums` either */
export function unexplainedExampleProblems(article: ArticleText): string[] {
  if (article.entry.data.sums.length > 0) return []
  return [...article.body.matchAll(/<Example title="([^"]*)">\n([\s\S]*?)\n<\/Example>/g)].flatMap(([example, title = '', text = '']) =>
    (text.match(/\$\d/g) ?? []).length > 1 && findSums(text).length === 0
      ? `${passageLocation(article, example)}: Nobody can work out the amounts of the example “${title}” again. Print the sum of each result, "13 × $1,705 = $22,165", or write it under "sums" in the front matter.`
      : [],
  )
}
