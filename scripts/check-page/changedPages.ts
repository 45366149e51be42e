/** Finds the pages that show what has changed in content since the main branch. */
import { readFile } from 'node:fs/promises'
import { parse } from 'node-html-parser'
import type { TokenTable } from '#src/contentEngine/tokens/resolveTokens.ts'
import type { BuiltPage } from '../build/builtPages.ts'
import { findMainCommit, listChangedContent, runGit } from '../lib/contentChanges.ts'
import { listContentTexts } from '../lib/contentTexts.ts'
import { DIST, PlainError, ROOT } from '../lib/project.ts'
import { findShowingPages } from './chosenPages.ts'

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
const textsIn = (node: HtmlNode): string[] => (node.nodeType === 3 ? [node.text] : node.childNodes.flatMap(textsIn))

/** @returns the addresses of the built pages that show changed words; if they are many, the first of each kind */
export async function findChangedPages(pages: readonly Omit<BuiltPage, 'html'>[], tokens: TokenTable): Promise<string[]> {
  const changedWords = await readChangedWords(tokens)
  if (changedWords.length === 0) return []
  const pageTexts = pages.map(async ({ path, kind, file }) => {
    const body = parse(await readFile(`${DIST}${file}`, 'utf8')).querySelector('body')
    return { path, kind, texts: body ? textsIn(body) : [] }
  })
  return findShowingPages(changedWords, await Promise.all(pageTexts))
}
