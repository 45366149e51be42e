/**
 * Reads the language and the reason of a short call-off by word lists (lexicon.ts). Simple on purpose: it says "not understood"
 * rather than guess, and it decides nothing, because every report waits for HR.
 */
import type { ExpectedReturn } from '../morningStory.ts'
import { LEXICA, type Lexicon, type ReadableReason } from './lexicon.ts'
import { CLAUSE_BREAK, isArrivalLate, matchOneOf, readReturn } from './readArrival.ts'

export type Reading = {
  /** Code of the language, or null where no word is known. */
  lang: string | null
  /** Null where no reason was read, or more than one. */
  reason: ReadableReason | null
  /** A weekday is the next one of its name; which day the message comes is not known here. */
  back: ExpectedReturn
  /** Somebody means to come, after the horn: this is no call-off. */
  isLateArrival: boolean
}

/** Longer texts are read as far as this; the form takes no longer ones. */
const MOST_CHARACTERS = 200
/** What letters of one language alone weigh against words, which may be shared, and a day or an hour, which takes several words. */
const STRONG_SIGN_WEIGHT = 2
/** A text of more words than these is in a language only if several of its words are: "Mein Auto ist kaputt" is not Polish by one. */
const FEW_WORDS = 2

/** Small letters without marks, words and ends of clauses apart by single spaces: phones leave marks out, and so does the lexicon. */
function foldText(text: string): string {
  const folded = text
    .toLowerCase()
    .replaceAll(/[’ʼ`´]/g, "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .replaceAll(/[,;!?\n]|\.(?!\d)/g, ` ${CLAUSE_BREAK} `)
    .replaceAll(/[^\p{L}\p{N}'|]+/gu, ' ')
    .trim()
  return ` ${CLAUSE_BREAK} ${folded} ${CLAUSE_BREAK} `
}

const hasPhrase = (folded: string, phrase: string) => folded.includes(` ${phrase.replaceAll('’', "'")} `)

function readInLanguage(lexicon: Lexicon, text: string, folded: string, horn: number) {
  const hits = (list: readonly string[] = []) => list.filter((phrase) => hasPhrase(folded, phrase)).length
  const reasons = Object.entries(lexicon.reasons)
    .map(([reason, list]) => ({ reason: reason as ReadableReason, hits: hits(list) }))
    .filter((one) => one.hits > 0)
  const back = readReturn(lexicon, folded)
  const isLateArrival = isArrivalLate(lexicon, folded, back, horn)
  const letters = lexicon.letters?.test(text.normalize('NFC')) ? STRONG_SIGN_WEIGHT : 0
  const coming = hits(lexicon.tomorrow) + STRONG_SIGN_WEIGHT * Number(back !== 'unknown' || isLateArrival)
  const score =
    hits([...new Set([...lexicon.says, ...lexicon.denies])]) + coming + letters + reasons.reduce((sum, one) => sum + one.hits, 0)
  return { lexicon, score, back, isLateArrival, reasons: new Set(reasons.map(({ reason }) => reason)) }
}

/** Reasons that count only with a word of illness beside them: to name a daughter is no reason by itself. */
const ILLNESS_REASONS = ['illness', 'work-injury', 'family'] as const

/** @returns whether somebody says who is not ill: "I am not sick", "no tengo fiebre" */
function deniesIllness({ denies, reasons }: Lexicon, folded: string): boolean {
  const ill = [...(reasons.illness ?? []), ...(reasons['work-injury'] ?? [])]
  return new RegExp(` ${matchOneOf(denies)} (?:[^ ${CLAUSE_BREAK}]+ )?${matchOneOf(ill)} `).test(folded)
}

/** A sick child is a family matter; a person hurt at work is not merely ill. Any other pair is left to the person. */
function chooseReason(found: Set<ReadableReason>, isDenied: boolean): ReadableReason | null {
  const rest = new Set(found)
  if (isDenied) for (const reason of ILLNESS_REASONS) rest.delete(reason)
  if (rest.has('family') || rest.has('work-injury')) rest.delete('illness')
  return rest.size === 1 ? ([...rest][0] ?? null) : null
}

/**
 * @param text what somebody wrote, in any language, of any length
 * @param horn the minute of the day when the shift begins
 */
export function recognize(text: string, horn: number): Reading {
  const read = text.slice(0, MOST_CHARACTERS)
  const folded = foldText(read)
  // The first of equals: English, where a word such as "bus" is all there is.
  const [best] = LEXICA.map((lexicon) => readInLanguage(lexicon, read, folded, horn)).toSorted((a, b) => b.score - a.score)
  const isLong = folded.split(' ').filter((word) => word && word !== CLAUSE_BREAK).length > FEW_WORDS
  if (!best || best.score < (isLong ? STRONG_SIGN_WEIGHT : 1)) return { lang: null, reason: null, back: 'unknown', isLateArrival: false }
  const { lexicon, reasons, back, isLateArrival } = best
  return { lang: lexicon.lang, reason: chooseReason(reasons, deniesIllness(lexicon, folded)), back, isLateArrival }
}
