/** An article as visitors read it, for rules that compare what it says in several places. */
import type { LoadedEntry } from '#src/contentEngine/entries/fieldLocation.ts'
import { type EntryNumbers, withEntryNumbers } from '#src/contentEngine/figures/entryNumbers.ts'
import { lineAt } from '#src/contentEngine/problems/problemLocation.ts'
import { withoutIds } from '#src/contentEngine/prose/sectionIds.ts'
import { resolveTokens, type TokenTable, withoutTokens } from '#src/contentEngine/tokens/resolveTokens.ts'
import { parseFrontMatter } from '#src/contentEngine/yaml/frontMatter.ts'
import type { ChartData } from '#src/schemas/article/articleChart.ts'

type Labeled = { label: string }
export type DrawnBars = {
  kind: 'bars'
  title: string
  caption: string
  invented: boolean
  bars: readonly (Labeled & { value: number; parts: readonly Labeled[] })[]
}
type DrawnMoments = { kind: 'moments'; moments: readonly { time: string }[] }
export type DrawnChart = { id: string } & (DrawnBars | DrawnMoments | { kind: Exclude<ChartData['kind'], 'bars' | 'moments'> })

export type ArticleEntry = LoadedEntry & {
  data: {
    title: string
    description: string
    excerpt: string
    draft: boolean
    numbers?: EntryNumbers
    sums: readonly string[]
    charts: readonly DrawnChart[]
  }
}

export type ArticleText = {
  entry: ArticleEntry
  /** The whole file, with values instead of tokens, and without the ids of headings, which no visitor sees. */
  source: string
  /** The part of it below the front matter. */
  body: string
  /** The front matter as YAML, with the article's own numbers, and without what other tokens print, because that changes by itself. */
  typedFields: string
}

/** @param written the file of the entry */
export function parseArticleText(entry: ArticleEntry, written: string, tokens: TokenTable): ArticleText {
  const { numbers } = entry.data
  const source = withoutIds(resolveTokens(written, withEntryNumbers(tokens, numbers)).text)
  const frontMatter = parseFrontMatter(written)?.yaml ?? ''
  return {
    entry,
    source,
    body: source.slice(parseFrontMatter(source)?.end ?? 0),
    typedFields: withoutTokens(resolveTokens(frontMatter, withEntryNumbers(new Map(), numbers)).text, tokens),
  }
}

/** @param passage a part of the body @returns "file, line", of its beginning */
export const passageLocation = ({ entry, source, body }: ArticleText, passage: string): string =>
  `${entry.filePath ?? entry.id}, line ${lineAt(source, source.length - body.length + Math.max(body.indexOf(passage), 0))}`
