/**
 * The numbers of one entry, which its front matter names once (`numbers: { calls: 640 }`), and its texts, tables and charts print with a token:
 * `{number:calls}`, or `{number:weeks.inLetters}` for "thirteen", up to ninety-nine.
 */
import { isRecord } from '#src/lib/anywhere/objects/isRecord.ts'
import type { LineProblem } from '../problems/problemLocation.ts'
import { type TokenTable, withoutTokens } from '../tokens/resolveTokens.ts'
import { NUMBER_WORDS } from './numberWords.ts'

/** By name: a whole number, or any other as texts print it, such as "441.60". */
export type EntryNumbers = Readonly<Record<string, number | string>>

/** A number in quotes: "1,441.60", "2:20". */
export const ENTRY_NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+|:\d\d)?$/

/** @param value of a number, as an editor typed it @returns what texts print; undefined for what the schema refuses */
function formatNumber(value: unknown): string | undefined {
  if (typeof value === 'number') return value.toLocaleString('en-US')
  return typeof value === 'string' && ENTRY_NUMBER.test(value) ? value : undefined
}

/** @param numbers the field as an editor typed it @returns token without braces → what it prints */
function listNumberTokens(numbers: unknown): (readonly [token: string, printed: string])[] {
  if (!isRecord(numbers)) return []
  return Object.entries(numbers).flatMap(([name, value]) => {
    const printed = formatNumber(value)
    if (printed === undefined) return []
    return [[`number:${name}`, printed] as const, [`number:${name}.inLetters`, NUMBER_WORDS[Number(value)] ?? printed] as const]
  })
}

/** @param numbers the entry's field of this name, if it has one @returns the tokens, with those of its numbers */
export const withEntryNumbers = (tokens: TokenTable, numbers: unknown): TokenTable => {
  const own = listNumberTokens(numbers)
  return own.length === 0 ? tokens : new Map([...tokens, ...own])
}

/** Shorter ones, such as 45, often count something else, too. */
const MIN_TYPED_LENGTH = 3

/** Where no token belongs: comments, the ids of headings, what names a file, an entry or an address, and citations of the law. */
const NO_TOKEN = new RegExp(
  [
    /\{\/\*[\s\S]*?\*\/\}/, // of prose
    /(?<=^|[ \t])#[ \t].*/, // of front matter
    /\{#[^\s}]*|\baliases="[^"]*"/,
    // In a chart, `to` is a number.
    /\b(?:id|to)="[^"]*"|\bid: *\S+|\bto: *(?!["']?\d)\S+/,
    /[\w-]+\.[a-z]{3,4}\b/,
    /\]\([^)\n]*\)|\bhttps?:\S+/,
    /(?:§|\bCFR|\bU\.S\.C\.|\b[Ss]ections?|\b[Pp]art)\s+\d[\d.]*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** Matches a number that is no part of a longer one, of a date or of a citation. Charts have it without commas. */
const typedPattern = (printed: string) =>
  new RegExp(`(?<![\\w.,:/–-])${printed.replaceAll('.', '\\.').replaceAll(',', ',?')}(?![\\w%]|[.,:/–-]\\d)`)

/**
 * @param source the whole file
 * @param tokens with those of the entry's numbers
 * @param lineOf returns the line of a number's name
 * @returns a problem for each number that no text prints, and for each line that types one of them
 */
export function entryNumberProblems(source: string, tokens: TokenTable, lineOf: (name: string) => number): LineProblem[] {
  const names = [...tokens.keys()].flatMap((token) => /^number:([^.]+)$/.exec(token)?.[1] ?? [])
  const unused = names
    .filter((name) => !source.includes(`{number:${name}}`) && !source.includes(`{number:${name}.inLetters}`))
    .map((name) => ({ line: lineOf(name), message: `No text prints {number:${name}}. Write it where it belongs, or remove this line.` }))
  const definitions = new Set(names.map(lineOf))
  const typed = names.length === 0 ? '' : withoutTokens(source, tokens).replaceAll(NO_TOKEN, (text) => text.replaceAll(/./g, ' '))
  const typedLines = typed.split('\n')
  const copies = [...Map.groupBy(names, (name) => tokens.get(`number:${name}`) ?? '')].flatMap(([printed, same]) => {
    if (printed.length < MIN_TYPED_LENGTH) return []
    const fix = `write ${same.map((name) => `{number:${name}}`).join(' or ')}. If it counts something else, give it a name of its own there`
    return typedLines.flatMap((text, index) => {
      const [found] = typedPattern(printed).exec(text) ?? []
      if (!found || definitions.has(index + 1)) return []
      return { line: index + 1, message: `${found} is typed here, and “numbers” has it: ${fix}.` }
    })
  })
  return [...unused, ...copies]
}
