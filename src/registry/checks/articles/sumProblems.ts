/** Recalculates every sum of an article, in its text and in its front matter. */
import { readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import { findSums } from '#src/contentEngine/figures/printedSums.ts'
import type { ArticleText } from './articleText.ts'

/** @returns a problem for each sum that does not come out, and for each line of `sums` that is no sum */
export function sumProblems({ entry, source }: ArticleText): string[] {
  const wrongSums = source.split('\n').flatMap((line, index) =>
    // Most lines have no sum.
    / [=≈] /.test(line)
      ? findSums(line).flatMap(({ sum, rightResult }) =>
          rightResult === undefined
            ? []
            : `${entry.filePath ?? entry.id}, line ${index + 1}: “${sum}” does not come out: the result is ${rightResult}. Correct it, or a figure of the sum.`,
        )
      : [],
  )
  const lineProblems = entry.data.sums.flatMap((written, index) =>
    findSums(written)[0]?.sum === written
      ? []
      : `${readFieldLocation(entry, ['sums', index])}: “${written}” is no sum. Write it like "140 minutes ÷ 60 × $41 = $96".`,
  )
  return [...wrongSums, ...lineProblems]
}
