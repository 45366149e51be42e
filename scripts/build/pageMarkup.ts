/** Reads what selectors can match in a page and its scripts, and which rare letters it has. */
import { decode } from 'entities'

export type Markup = {
  /** Elements, classes (".name"), ids ("#name"), attributes, and attributes with values ("name=value"). */
  parts: Set<string>
  /** Every word of the page's scripts, because any may be a class, an attribute or a value. */
  words: Set<string>
  /** Code points above Latin-1 in text, attributes and scripts. */
  letters: Set<number>
  /** Tags, and names of script files, that are added already: pages of one kind repeat most of them. */
  added: Set<string>
}

/** An opening tag: its name, and its attributes. */
const ELEMENT = /<([a-z][\w-]*)((?:\s+[\w:@.-]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([\w:@.-]+)(?:="([^"]*)")?/g
const INLINE_SCRIPT = /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g
/** The attribute of an island that holds the props of its script. */
const ISLAND_PROPS = 'props'

/** @returns the attributes of a tag, as written */
export const parseAttributes = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]))

/** @returns markup to which pages and scripts are added */
export const createEmptyMarkup = (): Markup => ({ parts: new Set(), words: new Set(), letters: new Set(), added: new Set() })

function addLetters({ letters }: Markup, text: string): void {
  for (const letter of text.match(/[^\0-\u00ff]/gu) ?? []) letters.add(letter.codePointAt(0) ?? 0)
}

/** Adds every word and every letter of a script, because it may write any of them into the page. */
export function addScript(markup: Markup, text: string): void {
  addLetters(markup, text)
  for (const pattern of [/[^\s"'`]+/g, /[\w-]+/g]) for (const word of text.match(pattern) ?? []) markup.words.add(word)
}

/** Adds a script file, unless another page of the kind has it, too. */
export function addScriptOnce(markup: Markup, name: string, text: string): void {
  if (!markup.added.has(name)) addScript(markup, text)
  markup.added.add(name)
}

/** Adds the elements and inline scripts of a page, and the letters of its text. */
export function addPage(markup: Markup, html: string): void {
  const { parts } = markup
  addLetters(markup, html)
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) addScript(markup, script)
  const newTags = [...new Set(html.match(ELEMENT)).difference(markup.added)]
  // A substring would keep the whole page in memory.
  for (const tag of newTags) markup.added.add(Buffer.from(tag).toString())
  for (const [, element = '', attributes = ''] of newTags.join('\n').matchAll(ELEMENT)) {
    parts.add(element)
    for (const [name, raw] of parseAttributes(attributes)) {
      const value = decode(raw)
      parts.add(name).add(`${name}=${value}`)
      if (name === 'class') for (const className of value.split(/\s+/)) parts.add(`.${className}`)
      if (name === 'id') parts.add(`#${value}`)
      if (name === ISLAND_PROPS) addScript(markup, value)
    }
  }
}
