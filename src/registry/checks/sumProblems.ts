/** Recalculates every sum of an article, in its text and in its front matter. */
import { readFileSync } from 'node:fs'
import { type LoadedEntry, readFieldPlace } from '#src/contentEngine/entries/fieldPlace.ts'
import { findSums } from '#src/contentEngine/figures/printedSums.ts'
import { resolveTokens, type TokenTable } from '#src/contentEngine/tokens/resolveTokens.ts'

type Article = LoadedEntry & { data: { sums: readonly string[] } }

/** @returns a problem for each sum that does not come out, and for each line of `sums` that is no sum */
export function sumProblems(article: Article, tokens: TokenTable): string[] {
  const lines = article.filePath ? readFileSync(article.filePath, 'utf8').split('\n') : []
  const wrongLines = lines.flatMap((line, index) =>
    // Most lines have no sum.
    / [=≈] /.test(line)
      ? findSums(resolveTokens(line, tokens).text).flatMap(({ sum, isCorrect }) =>
          isCorrect ? [] : `${article.filePath}, line ${index + 1}: “${sum}” does not come out. Correct a figure of it.`,
        )
      : [],
  )
  const lineProblems = article.data.sums.flatMap((written, index) =>
    findSums(written)[0]?.sum === written
      ? []
      : `${readFieldPlace(article, ['sums', index])}: “${written}” is no sum. Write it like "140 minutes ÷ 60 × $41 = $96".`,
  )
  return [...wrongLines, ...lineProblems]
}
