/**
 * Reads the language and the reason of a short call-off by word lists (lexicon.ts). It is meant to be seen through: it says
 * "not understood" rather than guess, and it decides nothing, because every report waits for HR.
 */
import { LEXICA, type Lexicon, type ReadableReason } from './lexicon'

export type Reading = {
  /** Code of the language, or null where no word is known. */
  lang: string | null
  /** Null where no reason was read, or more than one. */
  reason: ReadableReason | null
  back: 'tomorrow' | 'unknown'
}

/** Longer texts are read as far as this; the form takes no longer ones. */
const MOST_CHARACTERS = 200
/** What letters of one language alone weigh against words, which may be shared. */
const LETTERS = 2

/** Small letters without marks, words apart by single spaces: phones leave marks out, and so does the lexicon. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’ʼ`´]/g, "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
}

const has = (folded: string, phrase: string) => ` ${folded} `.includes(` ${phrase.replaceAll('’', "'")} `)

function readIn(lexicon: Lexicon, text: string, folded: string) {
  const hits = (list: readonly string[] = []) => list.filter((phrase) => has(folded, phrase)).length
  const reasons = Object.entries(lexicon.reasons)
    .map(([reason, list]) => ({ reason: reason as ReadableReason, hits: hits(list) }))
    .filter((one) => one.hits > 0)
  const tomorrow = hits(lexicon.tomorrow)
  const letters = lexicon.letters?.test(text.normalize('NFC')) ? LETTERS : 0
  const score = hits(lexicon.says) + tomorrow + letters + reasons.reduce((sum, one) => sum + one.hits, 0)
  return { lexicon, score, tomorrow: tomorrow > 0, reasons: new Set(reasons.map(({ reason }) => reason)) }
}

/** A sick child is a family matter; a person hurt at work is not merely ill. Any other pair is left to the person. */
function onlyReason(found: Set<ReadableReason>): ReadableReason | null {
  const rest = new Set(found)
  if (rest.has('family') || rest.has('work-injury')) rest.delete('illness')
  return rest.size === 1 ? ([...rest][0] ?? null) : null
}

/** @param text what somebody wrote, in any language, of any length */
export function recognize(text: string): Reading {
  const read = text.slice(0, MOST_CHARACTERS)
  const folded = fold(read)
  // The first of equals: English, where a word such as "bus" is all there is.
  const [best] = LEXICA.map((lexicon) => readIn(lexicon, read, folded)).toSorted((a, b) => b.score - a.score)
  if (!best || best.score === 0) return { lang: null, reason: null, back: 'unknown' }
  return { lang: best.lexicon.lang, reason: onlyReason(best.reasons), back: best.tomorrow ? 'tomorrow' : 'unknown' }
}
