/** Everything in a page, and in the scripts that it may run, that a selector can refer to, and the rarer letters that it writes. */
import { decode } from 'entities'

export type Markup = {
  /** Elements, classes ("." before), ids ("#"), attributes, and attributes with their values ("name=value"). */
  parts: Set<string>
  /** Every word of its scripts, which draw and change markup: any may be a class, an attribute or a value. */
  words: Set<string>
  /** Code points above Latin-1, of text, attributes and scripts: what faces are there for. */
  letters: Set<number>
}

/** A tag that opens an element: its name, and its attributes. */
const ELEMENT = /<([a-z][\w-]*)((?:\s+[\w:@.-]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([\w:@.-]+)(?:="([^"]*)")?/g
const INLINE_SCRIPT = /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g
/** The attribute of an island that holds what its script is handed. */
const ISLAND_PROPS = 'props'

/** @returns the attributes of a tag, as they are written */
export const attributesIn = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]))

/** @returns what a page without anything is made of, to add to */
export const emptyMarkup = (): Markup => ({ parts: new Set(), words: new Set(), letters: new Set() })

function addLetters({ letters }: Markup, text: string): void {
  for (const letter of text.match(/[^\0-\u00ff]/gu) ?? []) letters.add(letter.codePointAt(0) ?? 0)
}

/** Adds every word of a script's text. */
export function addScript(markup: Markup, text: string): void {
  addLetters(markup, text)
  for (const pattern of [/[^\s"'`]+/g, /[\w-]+/g]) for (const word of text.match(pattern) ?? []) markup.words.add(word)
}

/** Adds what a page is made of: its elements and its inline scripts, and of its text the letters only. */
export function addPage(markup: Markup, html: string): void {
  const { parts } = markup
  addLetters(markup, html)
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) addScript(markup, script)
  // Most tags of a page are the same as another. Joined, because a piece of a page keeps the whole page in memory.
  const tags = [...new Set(html.match(ELEMENT))].join('\n')
  for (const [, element = '', attributes = ''] of tags.matchAll(ELEMENT)) {
    parts.add(element)
    for (const [name, raw] of attributesIn(attributes)) {
      const value = decode(raw)
      parts.add(name).add(`${name}=${value}`)
      if (name === 'class') for (const each of value.split(/\s+/)) parts.add(`.${each}`)
      if (name === 'id') parts.add(`#${value}`)
      if (name === ISLAND_PROPS) addScript(markup, value)
    }
  }
}
