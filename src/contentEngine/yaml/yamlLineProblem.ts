/** Finds the mistakes in a line of YAML that depend on the line alone. */
import type { YamlLine } from './yamlLine.ts'

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
function firstCharacterProblem(line: YamlLine): string | null {
  const { value } = line
  const isText = SPECIAL_CHARACTERS.test(value) || TOKEN.test(value) || (/^[{[]/.test(value) && (textAfterGroup(value) ?? '') !== '')
  return isText ? `Put the whole text in quotes, since it begins with ${value[0]}: ${quotedValue(line, value)}.` : null
}

/** Text after the closing quotation mark. */
function closingQuoteProblem({ value }: YamlLine): string | null {
  const [whole, mark] = /^(?:(")(?:[^"\\]|\\.)*"|(?:')(?:[^']|'')*')/.exec(value) ?? []
  if (!whole || value === whole) return null
  if (mark) return 'The text ends at its second ", and more follows it. Put the whole text in quotes, and write “ and ” inside it.'
  return 'The text ends at its second \', and more follows it. Put the whole text in "…", and write ’ for an apostrophe.'
}

/** A colon and a space inside a text without quotes. */
function colonProblem(line: YamlLine): string | null {
  const { value } = line
  if (/^["'{[]/.test(value) || !/:(\s|$)/.test(value)) return null
  const token = /\{\s*([a-z]+):\s+([\w.-]+)\s*\}/i.exec(value)
  if (token) return `${token[0]} has a space after its colon: write {${token[1]}:${token[2]}}.`
  if (value.startsWith('“')) return 'Put the whole text in straight quotes ("), since it has a colon: “ and ” are signs of the text itself.'
  return `Put the whole text in quotes, since it has a colon: ${quotedValue(line, value)}.`
}

/** A mistake inside a group on one line: `{ label: …, to: … }`. */
function groupProblem({ value }: YamlLine): string | null {
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
const LINE_PROBLEMS: ((line: YamlLine) => string | null | false)[] = [
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
  firstCharacterProblem,
  closingQuoteProblem,
  colonProblem,
  groupProblem,
]

/** @returns the sentence about the first mistake of a line, with its fix; null if the line has none */
export const yamlLineProblem = (line: YamlLine): string | null =>
  LINE_PROBLEMS.map((problemOf) => problemOf(line)).find((message) => typeof message === 'string') ?? null
