/**
 * Parses the language and the reason of a short call-off with word lists (lexica/). It is simple on purpose: it says "not understood"
 * rather than guess, and it decides nothing, because every report waits for HR.
 */
import { entriesOf } from '#src/lib/anywhere/objects/entriesOf.ts'
import type { ExpectedReturn } from '../morningStory.ts'
import { LEXICA } from './lexica.ts'
import type { Lexicon, ReadableReason } from './lexicon.ts'
import { CLAUSE_BREAK, isArrivalLate, oneOfPattern, parseReturn } from './parseArrival.ts'

export type MessageReading = {
  /** Language code, or null if no word is known. */
  lang: string | null
  /** Null if no reason was read, or more than one. */
  reason: ReadableReason | null
  /** A weekday means the next one of that name. The day of the message is not known here. */
  back: ExpectedReturn
  /** The person will come, after the horn, so this is not a call-off. */
  isLateArrival: boolean
}

/** Only the beginning of longer texts is read. The form takes no longer ones. */
const MAX_CHARACTERS = 200
/** Score of a letter or a day/time phrase that only one language has. A shared word scores 1. */
const STRONG_SIGN_WEIGHT = 2
/** A longer text needs several words of a language to be in it: "Mein Auto ist kaputt" has one that is also Polish. */
const MAX_WORDS_OF_SHORT_TEXT = 2

/**
 * Lowercase letters without accents; words and clause breaks are separated by single spaces. Phones leave accents out, and so does the
 * lexicon.
 */
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

function parseInLanguage(lexicon: Lexicon, text: string, folded: string, horn: number) {
  const countHits = (list: readonly string[] = []) => list.filter((phrase) => hasPhrase(folded, phrase)).length
  const reasons = entriesOf(lexicon.reasons)
    .map(([reason, list]) => ({ reason, hits: countHits(list) }))
    .filter(({ hits }) => hits > 0)
  const back = parseReturn(lexicon, folded)
  const isLateArrival = isArrivalLate(lexicon, folded, back, horn)
  const letterScore = lexicon.letters?.test(text.normalize('NFC')) ? STRONG_SIGN_WEIGHT : 0
  const arrivalScore = countHits(lexicon.tomorrow) + STRONG_SIGN_WEIGHT * Number(back !== 'unknown' || isLateArrival)
  const score =
    countHits([...new Set([...lexicon.commonWords, ...lexicon.negations])]) +
    arrivalScore +
    letterScore +
    reasons.reduce((sum, { hits }) => sum + hits, 0)
  return { lexicon, score, back, isLateArrival, reasons: new Set(reasons.map(({ reason }) => reason)) }
}

/** Reasons that count only together with a word of illness: naming a daughter is not a reason. */
const ILLNESS_REASONS = ['illness', 'work-injury', 'family'] as const

/** @returns whether the text denies an illness: "I am not sick", "no tengo fiebre" */
function deniesIllness({ negations, reasons }: Lexicon, folded: string): boolean {
  const illnessWords = [...(reasons.illness ?? []), ...(reasons['work-injury'] ?? [])]
  return new RegExp(` ${oneOfPattern(negations)} (?:[^ ${CLAUSE_BREAK}]+ )?${oneOfPattern(illnessWords)} `).test(folded)
}

/** A sick child is a family matter, and a person hurt at work is not merely ill. For any other pair, the person chooses. */
function chooseReason(reasons: Set<ReadableReason>, isIllnessDenied: boolean): ReadableReason | null {
  const remainingReasons = new Set(reasons)
  if (isIllnessDenied) for (const reason of ILLNESS_REASONS) remainingReasons.delete(reason)
  if (remainingReasons.has('family') || remainingReasons.has('work-injury')) remainingReasons.delete('illness')
  return remainingReasons.size === 1 ? ([...remainingReasons][0] ?? null) : null
}

/**
 * @param text a visitor's message, in any language, of any length
 * @param horn the minute of the day when the shift begins
 */
export function parseCallOffMessage(text: string, horn: number): MessageReading {
  const beginning = text.slice(0, MAX_CHARACTERS)
  const folded = foldText(beginning)
  // Among equals the first wins: English, if a word such as "bus" is all there is.
  const [best] = LEXICA.map((lexicon) => parseInLanguage(lexicon, beginning, folded, horn)).toSorted((a, b) => b.score - a.score)
  const isLong = folded.split(' ').filter((word) => word && word !== CLAUSE_BREAK).length > MAX_WORDS_OF_SHORT_TEXT
  if (!best || best.score < (isLong ? STRONG_SIGN_WEIGHT : 1)) return { lang: null, reason: null, back: 'unknown', isLateArrival: false }
  const { lexicon, reasons, back, isLateArrival } = best
  return { lang: lexicon.lang, reason: chooseReason(reasons, deniesIllness(lexicon, folded)), back, isLateArrival }
}
