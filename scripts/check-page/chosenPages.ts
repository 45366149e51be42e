/** Chooses the pages that `npm run check:page` checks: those of its arguments, or those that show what has changed. */

import { readFile } from 'node:fs/promises'
import { parse } from 'node-html-parser'
import type { TokenTable } from '#src/contentEngine/tokens/resolveTokens.ts'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import type { BuiltPage } from '../build/builtPages.ts'
import { findMainCommit, listChangedContent, runGit } from '../lib/contentChanges.ts'
import { listContentTexts, plainWords } from '../lib/contentTexts.ts'
import { DIST, PlainError, ROOT } from '../lib/project.ts'

const USAGE = 'Write addresses of pages: npm run check:page -- /industries/retail /support/faqs'

/** @param args the command's arguments @throws PlainError for an option, because there are none */
export function checkNoOptions(args: readonly string[]): void {
  const option = args.find((arg) => arg.startsWith('-'))
  if (option !== undefined) throw new PlainError(`There is no option "${option}". ${USAGE}`)
}

/**
 * @param args the command's arguments
 * @param addresses of all pages
 * @returns the addresses that it names, each once
 * @throws PlainError for an address without a page
 */
export function parsePageAddresses(args: readonly string[], addresses: readonly string[]): string[] {
  for (const arg of args) {
    if (addresses.includes(arg)) continue
    const near = nearestName(arg, addresses)
    throw new PlainError(`There is no page "${arg}". ${near ? `Did you mean "${near}"?` : USAGE}`)
  }
  return [...new Set(args)]
}

/** The texts of a page, one for each text between two tags. */
type ShownPage = { path: string; kind: string; texts: readonly string[] }

/** More are not checked one by one, because each takes some ten seconds. */
const MAX_PAGES = 12

/**
 * @param changed words as `plainWords` gives them
 * @returns the addresses of the pages that show one of them; if they are many, the first of each kind
 */
export function findShowingPages(changed: readonly string[], pages: readonly ShownPage[]): string[] {
  const showing = pages.filter(({ texts }) => {
    const shown = new Set(texts.map(plainWords))
    const whole = ` ${plainWords(texts.join(' '))} `
    // A single word, such as the kind of a block, may be anywhere in a sentence.
    return changed.some((words) => (words.includes(' ') ? whole.includes(` ${words} `) : shown.has(words)))
  })
  const chosen =
    showing.length > MAX_PAGES ? [...Map.groupBy(showing, ({ kind }) => kind).values()].flatMap(([first]) => first ?? []) : showing
  return chosen.map(({ path }) => path)
}

/** @returns the words that content has now, and did not have on the main branch */
async function readChangedWords(tokens: TokenTable): Promise<string[]> {
  const base = findMainCommit()
  if (!base) throw new PlainError('Git cannot tell here what has changed. Name the pages: npm run check:page -- /industries/retail')
  const files = listChangedContent(base).filter((file) => /\.(?:yaml|mdx)$/.test(file))
  const changed = files.map(async (file) => {
    const before = new Set(listContentTexts(file, runGit('show', `${base}:${file}`), tokens).map(({ words }) => words))
    return listContentTexts(file, await readFile(`${ROOT}${file}`, 'utf8'), tokens).flatMap(({ words }) => (before.has(words) ? [] : words))
  })
  return (await Promise.all(changed)).flat()
}

type HtmlNode = { nodeType: number; text: string; childNodes: HtmlNode[] }
const shownTextsIn = (node: HtmlNode): string[] => (node.nodeType === 3 ? [node.text] : node.childNodes.flatMap(shownTextsIn))

/** @returns the addresses of the built pages that show changed words; if they are many, the first of each kind */
export async function findChangedPages(pages: readonly Omit<BuiltPage, 'html'>[], tokens: TokenTable): Promise<string[]> {
  const changedWords = await readChangedWords(tokens)
  if (changedWords.length === 0) return []
  const pageTexts = pages.map(async ({ path, kind, file }) => {
    const body = parse(await readFile(`${DIST}${file}`, 'utf8')).querySelector('body')
    return { path, kind, texts: body ? shownTextsIn(body) : [] }
  })
  return findShowingPages(changedWords, await Promise.all(pageTexts))
}
