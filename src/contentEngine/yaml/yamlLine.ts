/** A line of YAML source; columns count from 0. */
export type YamlLine = {
  number: number
  text: string
  /** Column of its first character, hyphens included. */
  column: number
  /** Columns of its hyphens: a list may begin on the line of another list. */
  hyphens: number[]
  isListed: boolean
  /** Column of its text, after the hyphens. */
  start: number
  words: string
  key?: string | undefined
  /** The text after its name, without a comment at the end. */
  value: string
}

const FIELD = /^(?<key>"[^"]*"|'[^']*'|[\w.-]+)[ \t]*:(?:[ \t]+(?<value>.*))?$/

/** A comment; or a quoted text, in which a # is not a comment. A quotation mark inside a word is an apostrophe. */
const COMMENT = /(?<![^\s{[,:])(?<text>"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|(?:^|\s+)#.*/g

/** @param index of the line, from 0 */
export function parseYamlLine(text: string, index: number): YamlLine {
  const unindented = text.replace(/^[ \t]+/, '')
  const content = unindented.replace(/^(?:-[ \t]+)+/, '')
  const column = text.length - unindented.length
  const start = text.length - content.length
  const words = content.replace(/[ \t]+$/, '')
  const { key, value = '' } = FIELD.exec(words)?.groups ?? {}
  return {
    number: index + 1,
    text,
    column,
    hyphens: [...unindented.slice(0, start - column).matchAll(/-/g)].map(({ index }) => column + index),
    isListed: start > column,
    start,
    words,
    key,
    value: (key === undefined ? words : value).replaceAll(COMMENT, '$<text>'),
  }
}

export const hasContent = ({ words }: YamlLine) => words !== '' && !words.startsWith('#') && !/^(---|\.\.\.)$/.test(words)
