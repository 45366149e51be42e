/** The texts of content files, each with its location, to find the words of a page. */
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseDocument } from 'yaml'
import { withEntryNumbers } from '#src/contentEngine/figures/entryNumbers.ts'
import { fieldName } from '#src/contentEngine/problems/problemLocation.ts'
import { textsIn } from '#src/contentEngine/textRules/everyText.ts'
import { withEntryTokens } from '#src/contentEngine/tokens/entryTokens.ts'
import { resolveTokens, type TokenTable } from '#src/contentEngine/tokens/resolveTokens.ts'
import { createFieldFinder } from '#src/contentEngine/yaml/fieldFinder.ts'
import { parseFrontMatter } from '#src/contentEngine/yaml/frontMatter.ts'
import { readSiteTokens } from '#src/facts/tokenTable.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { ROOT } from './project.ts'

export type ContentText = {
  /** As the page shows it, with its tokens resolved. */
  written: string
  /** Its words as `plainWords` gives them. */
  words: string
  /** "src/content/pages/home.yaml, line 17, opening › heading" */
  location: string
}

/** @returns a text in lowercase, with one space between words and without signs and markup, so that source and page compare */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/\]\([^)]*\)|\{#[^}]*\}|<[^>]*>/g, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * @param file its path from the project's root
 * @returns the texts of its fields and, of prose, its lines, with tokens resolved
 */
export function listContentTexts(file: string, source: string, tokens: TokenTable): ContentText[] {
  const front = file.endsWith('.mdx') ? parseFrontMatter(source) : null
  const fields = createFieldFinder(source)
  const texts: ContentText[] = []
  const parsed = parseDocument(front?.yaml ?? source)
  const data = parsed.errors.length === 0 ? parsed.toJS() : null
  const ownTokens = withEntryNumbers(tokens, data?.numbers)
  const resolve = (text: string) => {
    const written = resolveTokens(text, ownTokens).text.trim()
    return { written, words: plainWords(written) }
  }
  for (const [path, text] of textsIn(data))
    texts.push({ ...resolve(text), location: `${file}, line ${fields.lineOf(path)}, ${fieldName(path)}` })
  const proseStart = front?.end ?? source.length
  const linesBefore = source.slice(0, proseStart).split('\n').length
  for (const [index, line] of source.slice(proseStart).split('\n').entries())
    texts.push({ ...resolve(line), location: `${file}, line ${linesBefore + index}` })
  return texts.filter(({ words }) => words !== '')
}

export const readContentTokens = (): TokenTable => withEntryTokens(readSiteTokens(), linkedFolders)

/** @returns the texts of all content @throws ContentError if facts are broken, whose values texts show */
export async function readContentTexts(): Promise<ContentText[]> {
  const tokens = readContentTokens()
  const files = globSync('src/content/**/*.{yaml,mdx}', { cwd: ROOT }).toSorted()
  const texts = files.map(async (file) => listContentTexts(file, await readFile(`${ROOT}${file}`, 'utf8'), tokens))
  return (await Promise.all(texts)).flat()
}

/** In characters: a longer beginning of a text is compared no further. */
const MAX_COMPARED_LENGTH = 80
/** In characters: shorter words, such as initials, are part of many texts. */
const MIN_PART_LENGTH = 4
/** Words that stand in more places than these are not worth a list. */
const MAX_LOCATIONS = 3

/**
 * @param candidates words of a page, of which the first are preferred if they are found as surely as others
 * @returns the texts that one of them is, or else those that contain it
 */
export function findTexts(candidates: readonly string[], texts: readonly ContentText[]): ContentText[] {
  const isWhole = (text: string, words: string) => text === words
  const isPart = (text: string, words: string) => words.length >= MIN_PART_LENGTH && ` ${text} `.includes(` ${words}`)
  const compared = candidates.map((shown) => ({ shown: shown.trim(), words: plainWords(shown) })).filter(({ words }) => words !== '')
  for (const matches of [isWhole, isPart])
    for (const { shown, words } of compared) {
      const found = texts.filter((text) => matches(text.words, words))
      // A name such as the `id` of a category has the words of its label, and is written differently.
      const same = found.filter(({ written }) => written === shown)
      if (found.length > 0) return same.length > 0 ? same : found
    }
  return []
}

/**
 * @param shown the words of an element of a page, which may be those of several fields
 * @returns the places in content that have them: the whole text, or a text that contains them, or the longest one that they begin with
 */
export function findWordLocations(shown: string, texts: readonly ContentText[]): string[] {
  const beginning = plainWords(shown).slice(0, MAX_COMPARED_LENGTH)
  const prefixes = texts.filter((text) => beginning.startsWith(text.words))
  const longest = Math.max(...prefixes.map((text) => text.words.length))
  const found = findTexts([shown, beginning], texts)
  const shownTexts = found.length > 0 ? found : prefixes.filter((text) => text.words.length === longest)
  return [...new Set(shownTexts.map(({ location }) => location))].slice(0, MAX_LOCATIONS)
}
