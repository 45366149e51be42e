/** The texts of content files, each with its location, to find the words of a page. */
import { parseDocument } from 'yaml'
import { withEntryNumbers } from '#src/contentEngine/figures/entryNumbers.ts'
import { fieldName } from '#src/contentEngine/problems/problemLocation.ts'
import { textsIn } from '#src/contentEngine/textRules/everyText.ts'
import { resolveTokens, type TokenTable } from '#src/contentEngine/tokens/resolveTokens.ts'
import { createFieldFinder } from '#src/contentEngine/yaml/fieldFinder.ts'
import { parseFrontMatter } from '#src/contentEngine/yaml/frontMatter.ts'

export type ContentText = {
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
  const resolvedWords = (text: string) => plainWords(resolveTokens(text, ownTokens).text)
  for (const [path, text] of textsIn(data))
    texts.push({ words: resolvedWords(text), location: `${file}, line ${fields.lineOf(path)}, ${fieldName(path)}` })
  const proseStart = front?.end ?? source.length
  const linesBefore = source.slice(0, proseStart).split('\n').length
  for (const [index, line] of source.slice(proseStart).split('\n').entries())
    texts.push({ words: resolvedWords(line), location: `${file}, line ${linesBefore + index}` })
  return texts.filter(({ words }) => words !== '')
}

/** In characters: a longer beginning of a text is compared no further. */
const MAX_COMPARED_LENGTH = 80
/** Words that stand in more places than these are not worth a list. */
const MAX_LOCATIONS = 3

/**
 * @param shown the words of an element of a page, which may be those of several fields
 * @returns the places in content that have them: the whole text, or a text that contains them, or the longest one that they begin with
 */
export function findWordLocations(shown: string, texts: readonly ContentText[]): string[] {
  const words = plainWords(shown)
  const beginning = words.slice(0, MAX_COMPARED_LENGTH)
  if (words === '') return []
  const prefixes = texts.filter((text) => beginning.startsWith(text.words))
  const longest = Math.max(...prefixes.map((text) => text.words.length))
  const found = [
    texts.filter((text) => text.words === words),
    texts.filter((text) => ` ${text.words} `.includes(` ${beginning}`)),
    prefixes.filter((text) => text.words.length === longest),
  ].find((some) => some.length > 0)
  return [...new Set(found?.map(({ location }) => location))].slice(0, MAX_LOCATIONS)
}
