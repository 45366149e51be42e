/** Styles travel inside the page, so that the first picture waits for one answer only. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { decode } from 'entities'
import type { PageKind } from '../../src/site/pageKinds.ts'
import { folders } from '../../src/site/routes.ts'
import { DIST, PlainError, WORK } from '../lib/project.ts'
import type { BuiltPage } from './pages.ts'
import { pruner } from './pruneStyles.ts'

/** The whole style sheet, for the suites: what a page's own styles are compared with. */
const WHOLE_SHEET = `${WORK}styles.css`

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)">/g
const SCRIPT_FILE = /[\w.-]+\.js\b/g

/** @returns every word of a text that could be a class, an element, an attribute or a value to which a selector refers */
export function wordsOf(text: string): string[] {
  const decoded = decode(text)
  return [...(decoded.match(/[^\s"'`]+/g) ?? []), ...(decoded.match(/[\w-]+/g) ?? [])]
}

/** @returns a function that gives the words of all scripts that a page names, at once or later, itself or through others */
function scriptWords(): (html: string) => Promise<string[]> {
  const texts = new Map<string, Promise<string>>()
  const textOf = (file: string) => {
    const text = texts.get(file) ?? readFile(`${DIST}${folders.assets.slice(1)}/${file}`, 'utf8').catch(() => '')
    texts.set(file, text)
    return text
  }
  const known = new Map<string, string[]>()
  return async (html) => {
    const names = new Set(html.match(SCRIPT_FILE) ?? [])
    const key = [...names].toSorted().join(' ')
    const found = known.get(key)
    if (found) return found
    // A set that grows while it is walked: each script adds the ones that it names.
    for (const name of names) for (const further of (await textOf(name)).match(SCRIPT_FILE) ?? []) names.add(further)
    const words = (await Promise.all([...names].map(textOf))).flatMap(wordsOf)
    known.set(key, words)
    return words
  }
}

/**
 * Puts into each page, in place of the link to the style sheet, the styles that its kind of page can need: those of the
 * markup of every page of that kind, and of the scripts that these pages may run, since scripts draw markup of their own. One text for each kind
 * keeps the list of hashes in the policy short. The sheet itself is no longer published.
 * @throws PlainError where a page has no style sheet, or more than one
 */
export async function inlineStyles(pages: BuiltPage[]): Promise<void> {
  const sheets = new Set(pages.flatMap((page) => [...page.html.matchAll(SHEET_LINK)].map(([, href = '']) => href)))
  const [sheet] = sheets
  const without = pages.find((page) => page.html.match(SHEET_LINK)?.length !== 1)
  if (!sheet || sheets.size > 1 || without)
    throw new PlainError(
      `Every page links one and the same style sheet before its styles are inlined, but ${without?.file ?? 'the pages'} does not: ${[...sheets].join(', ')}.`,
    )
  const css = await readFile(`${DIST}${sheet.slice(1)}`, 'utf8')
  const wordsOfScript = scriptWords()
  const kinds = new Map<PageKind, Set<string>>()
  for (const { kind, html } of pages) {
    const words = kinds.get(kind) ?? new Set<string>()
    for (const word of wordsOf(html)) words.add(word)
    for (const word of await wordsOfScript(html)) words.add(word)
    kinds.set(kind, words)
  }
  const pruned = pruner(css)
  const styles = new Map([...kinds].map(([kind, words]) => [kind, pruned(words)]))
  for (const page of pages) {
    page.html = page.html.replace(SHEET_LINK, () => `<style>${styles.get(page.kind)}</style>`)
    await writeFile(`${DIST}${page.file}`, page.html)
  }
  await rename(`${DIST}${sheet.slice(1)}`, WHOLE_SHEET)
}
