/** The rules of an article's numbers and lists, which compare what it says in several places. */
import { readFileSync } from 'node:fs'
import type { TokenTable } from '#src/contentEngine/tokens/resolveTokens.ts'
import type { StateRule } from '#src/facts/law/stateRules.ts'
import { announcedCountProblems } from './announcedCountProblems.ts'
import { anyReasonProblems } from './anyReasonProblems.ts'
import { type ArticleEntry, parseArticleText } from './articleText.ts'
import { chartProblems, copiedNumberProblems } from './copiedNumberProblems.ts'
import { sumProblems, unexplainedExampleProblems, unsaidSumProblems } from './sumProblems.ts'

/**
 * A draft announces what it has yet to say, so only its sums are checked.
 * @param facts what articles may print @returns whole sentences, each with file, line and fix
 */
export function readArticleProblems(entry: ArticleEntry, facts: { tokens: TokenTable; places: readonly StateRule[] }): string[] {
  if (!entry.filePath) return []
  const article = parseArticleText(entry, readFileSync(entry.filePath, 'utf8'), facts.tokens)
  const sums = sumProblems(article)
  if (entry.data.draft) return sums
  return [
    ...sums,
    ...unsaidSumProblems(article),
    ...unexplainedExampleProblems(article),
    ...chartProblems(article),
    ...copiedNumberProblems(article),
    ...announcedCountProblems(article),
    ...anyReasonProblems(article, facts.places),
  ]
}
