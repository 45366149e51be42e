/** Inlines the styles, so that the first paint waits for one response only, and for as few bytes as possible. */
import { readFile, rename } from 'node:fs/promises'
import { createResultCache } from '#src/lib/build/cache/buildCache.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import { folders } from '#src/site/routes.ts'
import { DIST, PlainError, WORK_FOLDER } from '../lib/project.ts'
import type { BuiltPage } from './builtPages.ts'
import { splitFirstScreen } from './firstScreen.ts'
import { addPage, addScriptOnce, createEmptyMarkup, type Markup } from './pageMarkup.ts'
import { createPruner, splitPrintRules } from './pruneStyles.ts'
import { firstScreenStylesOf, stylesOf } from './sharedStyles.ts'

/** The whole style sheet, with which suites compare the styles of a page. */
const WHOLE_SHEET = `${WORK_FOLDER}styles.css`

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)">/g
const SCRIPT_ADDRESSES = /<script\b[^>]*>[\s\S]*?<\/script>/g
/** Starts at a word boundary, because matching from each letter took a third of this step. */
const SCRIPT_FILE = /(?<![\w.-])[\w.-]+\.js\b/g

const cachedStyles = createResultCache(['scripts/build/pruneStyles.ts'])

const namesIn = (text: string): string[] => text.match(SCRIPT_FILE) ?? []

/** @returns a function that reads all scripts that a page loads, directly or through other scripts */
function createScriptReader(): (html: string) => Promise<Map<string, string>> {
  const scripts = new Map<string, Promise<{ text: string; names: string[] }>>()
  const read = async (file: string) => {
    const text = await readFile(`${DIST}${folders.assets.slice(1)}/${file}`, 'utf8').catch(() => '')
    return { text, names: namesIn(text) }
  }
  const scriptOf = (file: string) => {
    const script = scripts.get(file) ?? read(file)
    scripts.set(file, script)
    return script
  }
  return async (html) => {
    // The map grows during the loop, because each script adds the ones that it imports.
    const textByName = new Map(namesIn(html).map((name) => [name, '']))
    for (const name of textByName.keys()) {
      const { text, names } = await scriptOf(name)
      textByName.set(name, text)
      for (const further of names) if (!textByName.has(further)) textByName.set(further, '')
    }
    return textByName
  }
}

/** @returns the address of the one style sheet of all pages @throws PlainError if a page has none, or another one */
function findSheet(pages: readonly BuiltPage[]): string {
  const sheets = new Set<string>()
  let without: BuiltPage | undefined
  for (const page of pages) {
    const links = [...page.html.matchAll(SHEET_LINK)]
    for (const [, href = ''] of links) sheets.add(href)
    if (links.length !== 1) without ??= page
  }
  const [sheet] = sheets
  if (sheet && sheets.size === 1 && !without) return sheet
  throw new PlainError(
    `Every page links one and the same style sheet before its styles are inlined, but ${without?.file ?? 'the pages'} does not: ${[...sheets].join(', ')}.`,
  )
}

/** @returns the markup by the pages' kind of styles, and that of first screens, for pages that mark where theirs ends */
async function readMarkup(pages: readonly BuiltPage[]): Promise<{ kinds: Map<string, Markup>; firstScreens: Map<PageKind, Markup> }> {
  const kinds = new Map<string, Markup>()
  const firstScreens = new Map<PageKind, Markup>()
  const scriptsOf = createScriptReader()
  for (const page of pages) {
    const { html } = page
    const markup = kinds.get(stylesOf(page)) ?? createEmptyMarkup()
    kinds.set(stylesOf(page), markup)
    addPage(markup, html)
    for (const [name, text] of await scriptsOf(html)) addScriptOnce(markup, name, text)
    const first = splitFirstScreen(html, page.file)
    if (!first) continue
    const before = firstScreens.get(firstScreenStylesOf(page)) ?? createEmptyMarkup()
    firstScreens.set(firstScreenStylesOf(page), before)
    addPage(before, first.before.replaceAll(SCRIPT_ADDRESSES, ''))
  }
  return { kinds, firstScreens }
}

const BODY_END = '</body>'

/**
 * Replaces the link to the style sheet in each page by the styles that its kind of page can need: those of the markup of all pages of the
 * kind, and of their scripts, which draw markup too. One text for each kind keeps the list of hashes in the content security policy short;
 * sharedStyles.ts knows the exceptions. Print styles come last in every page, as one text. The sheet itself is not published.
 * If a page marks the end of its first screen, its head has only the styles of the first screen, and the mark is replaced by all of its
 * styles, so the first paint waits for a third of the bytes. The second text repeats the first, so that the same rules win as with one text
 * (docs/decisions/095).
 * @throws PlainError if a page has no style sheet or more than one, or if its first screen cannot end at the mark
 */
export async function inlineStyles(pages: BuiltPage[]): Promise<void> {
  const sheet = findSheet(pages)
  const { screen, print } = splitPrintRules(await readFile(`${DIST}${sheet.slice(1)}`, 'utf8'))
  const pruned = createPruner(screen, print)
  const pruneStyles = async (markup: Markup) => {
    const input = [screen, print, ...[markup.parts, markup.words, markup.letters].map((set) => JSON.stringify([...set].sort()))]
    return Buffer.from(await cachedStyles(input, async () => Buffer.from(pruned(markup)))).toString()
  }
  const markup = await readMarkup(pages)
  const styles = new Map<string, string>()
  for (const [kind, all] of markup.kinds) styles.set(kind, await pruneStyles(all))
  const firstScreens = new Map<PageKind, string>()
  for (const [kind, before] of markup.firstScreens) firstScreens.set(kind, await pruneStyles(before))
  for (const page of pages) {
    const whole = `<style>${styles.get(stylesOf(page))}</style>`
    const { html } = page
    const first = splitFirstScreen(html, page.file)
    const styled = (first ? `${first.before}${whole}${first.after}` : html).replace(SHEET_LINK, () =>
      first ? `<style>${firstScreens.get(firstScreenStylesOf(page))}</style>` : whole,
    )
    const end = styled.lastIndexOf(BODY_END)
    page.html = `${styled.slice(0, end)}<style media="print">${print}</style>${styled.slice(end)}`
  }
  await rename(`${DIST}${sheet.slice(1)}`, WHOLE_SHEET)
}
