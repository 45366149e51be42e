/** Reads an article as visitors see it. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { withoutIds } from '#src/contentEngine/prose/sectionIds.ts'
import { resolveTokens, withoutTokens } from '#src/contentEngine/tokens/resolveTokens.ts'
import { readSiteTokens } from '#src/facts/tokenTable.ts'
import { currentSlug } from '#src/site/currentSlug.ts'
import { routeTo } from '#src/site/routes.ts'

const siteTokens = readSiteTokens()

const ROOT = resolve(import.meta.dirname, '../../..')

/** @param slug the article's first one; a renamed article is found by its redirect */
export const articleFile = (slug: string) => `src/content/blog/${currentSlug(routeTo.article, slug)}.mdx`
/** @returns the article's source with its tokens resolved @throws Error when it is gone */
function readSource(slug: string): string {
  const file = resolve(ROOT, articleFile(slug))
  if (!existsSync(file))
    throw new Error(`${articleFile(slug)} is not there. If the article is renamed, add its old address to src/site/redirects.json.`)
  return resolveTokens(readFileSync(file, 'utf8'), siteTokens).text
}

/** @returns the article without the ids and labels behind its headings, which no visitor sees */
export const readArticle = (slug: string): string => withoutIds(readSource(slug))

/** @returns the file, and the line where the sentence begins, if an article contains it */
export function findPlace(sentence: string, slug: string): string {
  // The sentence may be in another article.
  for (const file of [articleFile(slug), ...globSync('src/content/blog/*.mdx', { cwd: ROOT })]) {
    const path = resolve(ROOT, file)
    const source = existsSync(path) ? resolveTokens(readFileSync(path, 'utf8'), siteTokens).text : ''
    const offset = sentence ? source.indexOf(sentence) : -1
    if (offset >= 0) return `${file}, line ${source.slice(0, offset).split('\n').length}`
  }
  return articleFile(slug)
}

type Bar = { label: string; value?: number; parts?: { label: string; value: number; quiet?: boolean }[] }
export type Chart = {
  id: string
  kind: string
  title: string
  caption: string
  invented: boolean
  bars: Bar[]
  moments: { time: string; label: string }[]
}
type Front = { title: string; description: string; excerpt: string; charts?: Chart[]; sums?: string[] }
/** Fields with the article's numbers, besides its charts and sums. */
const COPIES = ['title', 'pageTitle', 'description', 'excerpt', 'question', 'cover'] as const
type Copies = Partial<Record<(typeof COPIES)[number], unknown>>

function splitArticle(slug: string): { front: Front; body: string } {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readArticle(slug)) ?? []
  return { front: parse(front, { schema: 'core' }) as Front, body }
}

/** @returns the text below the front matter */
export const readArticleBody = (slug: string): string => splitArticle(slug).body

/** @returns all charts of the front matter; each has only the fields of its kind */
export const readCharts = (slug: string): Chart[] => splitArticle(slug).front.charts ?? []

export const readFrontMatter = (slug: string): Pick<Front, 'title' | 'description' | 'excerpt'> => splitArticle(slug).front

/** @returns the fields that repeat numbers of the article, without tokens: these change by themselves */
export function readTypedCopies(slug: string): [string, unknown][] {
  const source = readFileSync(resolve(ROOT, articleFile(slug)), 'utf8')
  const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(withoutTokens(source, siteTokens)) ?? []
  const fields = parse(front, { schema: 'core' }) as Copies
  return COPIES.map((field) => [field, fields[field]])
}

/** @returns the sums of the front matter, such as "140 minutes ÷ 60 × $41 = $96" */
export const readSums = (slug: string): string[] => splitArticle(slug).front.sums ?? []

/** @returns the rows of the first table in a text, without the header row */
export const parseTableRows = (text: string): string[] => /^\|[ :-]+\|[-|: ]*\n((?:\|.*\n?)+)/m.exec(text)?.[1]?.trimEnd().split('\n') ?? []
