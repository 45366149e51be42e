/**
 * Explains why a YAML file is invalid. The parser names the line at which it gave up, in words for programmers. This module looks for the
 * mistake on that line and above, and reports it with its fix.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one list of slips
import type { LineProblem } from '../problems/textProblem.ts'

/** A line of YAML source; columns count from 0. */
type YamlLine = {
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

function parseLine(text: string, index: number): YamlLine {
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
const hasContent = ({ words }: YamlLine) => words !== '' && !words.startsWith('#') && !/^(---|\.\.\.)$/.test(words)

const quotedValue = ({ key, isListed }: YamlLine, value: string) => {
  const shown = value.length > 30 ? `${value.slice(0, 30).trimEnd()} …` : value
  return `${key ? `${key}: ` : isListed ? '- ' : ''}"${shown.replaceAll('"', '')}"`
}

/** Characters at the beginning of a text that require quotes. */
const SPECIAL_CHARACTERS = /^(?:[*&!%@`]|[?-](?=\s)|[|>](?![+-]?\d?$))/
/** Skips a group or a list on one line. @returns the text behind it; null if it does not end */
function textAfterGroup(value: string): string | null {
  let depth = 0
  for (const { 0: part, index } of value.matchAll(/"(?:[^"\\]|\\.)*"|'[^']*'|[{}[\]]/g)) {
    if (/^[{[]/.test(part)) depth += 1
    else if (/^[}\]]/.test(part)) depth -= 1
    if (depth === 0) return value.slice(index + part.length)
  }
  return null
}
const TOKEN = /^\{\s*[a-z]+:\S/i

/** Text that begins with a character that means something else in YAML. */
function specialFirstCharacter(line: YamlLine): string | null {
  const { value } = line
  const isText = SPECIAL_CHARACTERS.test(value) || TOKEN.test(value) || (/^[{[]/.test(value) && (textAfterGroup(value) ?? '') !== '')
  return isText ? `Put the whole text in quotes, since it begins with ${value[0]}: ${quotedValue(line, value)}.` : null
}

/** Text after the closing quotation mark. */
function earlyClosingQuote({ value }: YamlLine): string | null {
  const [whole, mark] = /^(?:(")(?:[^"\\]|\\.)*"|(?:')(?:[^']|'')*')/.exec(value) ?? []
  if (!whole || value === whole) return null
  if (mark) return 'The text ends at its second ", and more follows it. Put the whole text in quotes, and write “ and ” inside it.'
  return 'The text ends at its second \', and more follows it. Put the whole text in "…", and write ’ for an apostrophe.'
}

/** A colon and a space inside a text without quotes. */
function colonInText(line: YamlLine): string | null {
  const { value } = line
  if (/^["'{[]/.test(value) || !/:(\s|$)/.test(value)) return null
  const token = /\{\s*([a-z]+):\s+([\w.-]+)\s*\}/i.exec(value)
  if (token) return `${token[0]} has a space after its colon: write {${token[1]}:${token[2]}}.`
  if (value.startsWith('“')) return 'Put the whole text in straight quotes ("), since it has a colon: “ and ” are signs of the text itself.'
  return `Put the whole text in quotes, since it has a colon: ${quotedValue(line, value)}.`
}

/** A mistake inside a group on one line: `{ label: …, to: … }`. */
function brokenGroup({ value }: YamlLine): string | null {
  if (!/^[{[]/.test(value)) return null
  const plain = value.replaceAll(/"[^"]*"|'[^']*'/g, '')
  const token = /\{\s*[a-z]+:[\w.-]+\s*\}/i.exec(plain)
  if (token) return `Put the text with ${token[0]} in quotes: inside { … }, braces without quotes begin another group.`
  const close = value.startsWith('{') ? '}' : ']'
  if (textAfterGroup(value) === null)
    return `What ${value[0]} begins has no end: write ${close} after it, or put it in quotes if it is a text.`
  if (/:\s[^,{}[\]]*:\s/.test(plain))
    return `Write a comma between the fields in { … }, and put a text that has a colon or a comma in quotes.`
  return null
}

const BLANK = '\u00a0\u2000-\u200b\u202f\u3000\ufeff'
/** Mistakes that depend on the line alone. */
const LINE_MISTAKES: ((line: YamlLine) => string | null | false)[] = [
  ({ text }) => /^ *\t/.test(text) && 'This line begins with a tab. Write spaces, two for each step to the right.',
  ({ text }) =>
    new RegExp(`^ *[${BLANK}]`).test(text) && 'This line begins with blanks that were copied from elsewhere. Replace them with spaces.',
  ({ words }) => /^(\/\/|<!--|\{?\/\*)/.test(words) && 'A note for other editors begins with # and a space.',
  ({ words }) => /^[•·–—*]\s/.test(words) && 'A line of a list begins with a hyphen and a space: "- ".',
  ({ words }) => /^-[^\s-]/.test(words) && 'A line of a list begins with a hyphen and a space: write a space after the hyphen.',
  ({ words }) => /^:(\s|$)/.test(words) && 'This colon has no name before it. Write the name of a field there, or take the colon out.',
  ({ words }) => {
    // Digits on both sides of a colon are a time.
    const { name } = new RegExp(`^(?!\\d+:\\d)(?<name>[\\w-]+)\\s*(?::[${BLANK}]|：|=\\s|:(?=[^\\s/]))`).exec(words)?.groups ?? {}
    return name ? `A field is its name, a colon and a space: "${name}: …".` : null
  },
  specialFirstCharacter,
  earlyClosingQuote,
  colonInText,
  brokenGroup,
]

/**
 * A text without its closing quotation mark runs on into the fields below it. @param continuations gets the lines on which other texts continue
 */
function unclosedQuote(lines: readonly YamlLine[], continuations: Set<YamlLine>): LineProblem | null {
  for (const [index, line] of lines.entries()) {
    const mark = line.value[0]
    if ((line.key === undefined && !line.isListed) || continuations.has(line)) continue
    if (mark !== '"' && mark !== "'") continue
    const ended = mark === '"' ? /^[^"\\]*(?:\\.[^"\\]*)*"/ : /^[^']*(?:''[^']*)*'(?!')/
    if (ended.test(line.value.slice(1))) continue
    const own = line.key === undefined ? line.column : line.start
    const below = lines.slice(index + 1)
    const next = below.findIndex(({ column, key, isListed }) => column <= own && (key !== undefined || isListed))
    const following = next < 0 ? below : below.slice(0, next)
    const end = following.findIndex(({ text }) => ended.test(text))
    for (const other of following.slice(0, end + 1)) if (other.column > own) continuations.add(other)
    if (end >= 0) continue
    const curly = /[“”‘’]$/.exec(line.value)?.[0]
    const fix = curly ? `it ends with ${curly}; write a straight ${mark} there` : `write ${mark} after it`
    return { line: line.number, message: `This text begins with ${mark} and has no end: ${fix}.` }
  }
  return null
}

/** @param above the previous lines with content, the nearest first */
function wrongColumn(line: YamlLine, above: readonly YamlLine[]): string | null {
  if (line.key === undefined && !line.isListed) return null
  const { isListed: isListItem, column: own } = line
  /** Lines that may continue here. A line further left has ended the others. */
  const siblings: { column: number; number: number }[] = []
  let limit = Number.POSITIVE_INFINITY
  for (const { key, hyphens, isListed, start, column, number } of above) {
    if (isListItem) for (const hyphen of hyphens) if (hyphen < limit) siblings.push({ column: hyphen, number })
    // The items of a list may begin in the column of its name.
    if (!isListItem && key !== undefined && start <= limit) siblings.push({ column: start, number })
    if (key !== undefined || isListed) limit = Math.min(limit, column)
  }
  const last = above.find(({ key, isListed }) => key !== undefined || isListed)
  const isBelowName = last?.key !== undefined && last.value === '' && own >= last.start
  const [nearest] = siblings.toSorted((one, other) => Math.abs(one.column - own) - Math.abs(other.column - own))
  if (!nearest || isBelowName || siblings.some(({ column }) => column === own)) return null
  if (!isListItem && last && own >= last.start) {
    const mayLackHyphen = !last.isListed && own === last.start + 2 && last === above[0] && above[1]?.value === ''
    return `This line begins further right than line ${last.number}, which has its text already. A field begins in the column of the fields beside it; a text that goes on here has to be in quotes, since it has a colon.${mayLackHyphen ? ` If line ${last.number} begins the next one of a list, write "- " before it.` : ''}`
  }
  const what = isListItem ? 'line of the list' : 'field'
  return `This ${what} begins in column ${own + 1}. Begin it in column ${nearest.column + 1}, like the one in line ${nearest.number}.`
}

/** A line that continues a text whose closing quotation mark is on the line above. */
function continuedAfterQuotes(line: YamlLine, [last]: readonly YamlLine[]): string | null {
  if (line.key !== undefined || line.isListed || !last || !/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/.test(last.value)) return null
  return `The text of line ${last.number} ends with its quotation mark, and more follows here. Take this line out, or put all of it in one pair of quotes.`
}

/** A line without a name that does not continue the one above it. */
function missingName(line: YamlLine, above: readonly YamlLine[]): string | null {
  const last = above.find(({ key }) => key !== undefined)
  if (line.key !== undefined || line.isListed || !last || line.column > last.start) return null
  return 'This line has no name and no colon. Write a field as "name: text"; a text that goes on from the line above begins further right than its field.'
}

function duplicateName(line: YamlLine, above: readonly YamlLine[]): string {
  const first = above.find(({ key, start }) => key === line.key && start === line.start)
  if (line.key === undefined || !first) return 'A name of this line is in its group twice. Take one out.'
  const item = first.isListed ? ' If it begins the next one of the list, write "- " before it.' : ''
  return `"${line.key}" is in one group twice, here and in line ${first.number}. Take one out.${item}`
}

/**
 * @param source the whole file
 * @param line at which the parser gave up, from 1; the last line if it does not say
 * @param parserMessage the parser's message
 * @returns the line of the mistake, and the sentence for an editor
 */
export function yamlProblem(source: string, line: number | undefined, parserMessage: string): LineProblem {
  const lines = source.split(/\r?\n/).map(parseLine)
  const conflict = lines.find(({ text }) => /^(<{7}|={7}|>{7})(\s|$)/.test(text))
  if (conflict)
    return {
      line: conflict.number,
      message: 'Two versions of this file were merged, and this line marks where they differ. Keep one, and take the marks out.',
    }
  const nearestFirst = lines.slice(0, line).filter(hasContent).reverse()
  const [last, ...above] = nearestFirst
  if (last && /duplicated mapping key|keys must be unique/i.test(parserMessage))
    return { line: last.number, message: duplicateName(last, above) }
  if (last && /escape sequence/i.test(parserMessage))
    return { line: last.number, message: 'Inside "…", a backslash is written twice: \\\\. Or put the text in \'…\'.' }
  const continuations = new Set<YamlLine>()
  const unclosed = unclosedQuote(nearestFirst.toReversed(), continuations)
  if (unclosed) return unclosed
  // Some parsers give up on the line before.
  const next = lines.find((candidate) => candidate.number > (line ?? lines.length) && hasContent(candidate))
  const suspects = (next ? [...nearestFirst, next] : nearestFirst).filter((candidate) => !continuations.has(candidate))
  for (const suspect of suspects) {
    const before = nearestFirst.filter(({ number }) => number < suspect.number)
    const message =
      LINE_MISTAKES.map((findMistake) => findMistake(suspect)).find(Boolean) ||
      continuedAfterQuotes(suspect, before) ||
      wrongColumn(suspect, before) ||
      missingName(suspect, before)
    if (message) return { line: suspect.number, message }
  }
  return {
    line: line ?? 1,
    message: `This line, or one above it, cannot be read (${parserMessage}). Put a text that has a colon in quotes; begin the fields of a group, and the lines of a list, in one column.`,
  }
}
