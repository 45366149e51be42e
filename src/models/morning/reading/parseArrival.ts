/** Parses when somebody comes, with the words of one language: the day of a return, or an arrival that is late for today. */

import { WEEKDAYS } from '#src/lib/anywhere/time/dates.ts'
import type { ExpectedReturn } from '../morningStory.ts'
import type { ArrivalWords, Lexicon } from './lexicon.ts'

/** Replaces commas and full stops in the output of `foldText`. */
export const CLAUSE_BREAK = '|'

/**
 * A regular expression that matches any entry of the list. Duplicates are removed, because under a `*` they would cause catastrophic
 * backtracking.
 */
export const matchOneOf = (list: readonly string[]) => `(?:${[...new Set(list)].join('|').replaceAll('’', "'").replaceAll('#', '\\d+')})`
/** 8, 08, 8:30, 8h30, 8è, 8 giờ, 8am, in the output of `foldText`. */
const TIME_PATTERN = '(\\d{1,2})(?: ?(?:h|e|gio))? ?(\\d\\d)?(?: ?(?:a|(p))m?)?(?= )'

/** Any number of words that may stand in between. */
const matchFiller = ({ between, not, until }: ArrivalWords) => `(?:${matchOneOf([...between, ...not, ...until])} )*`

/** @returns all matches that no word in them denies: "not on Friday" does not count, "not until Friday" does */
function findUndenied(pattern: string, { not, until }: ArrivalWords, text: string): RegExpExecArray[] {
  const has = (match: string, list: readonly string[]) => new RegExp(` ${matchOneOf(list)} `).test(match)
  return [...text.matchAll(new RegExp(pattern, 'g'))].filter(([match]) => !has(match, not) || has(match, until))
}

/** @param text as `fold` leaves it */
export function parseReturn({ coming, tomorrow }: Lexicon, text: string): ExpectedReturn {
  const { weekdays, comes, between, not, joins } = coming
  const [and = '', ...open] = joins
  const rest = matchFiller(coming)
  const day = `(${matchOneOf(weekdays)})`
  const [found] = [
    // "Back on Friday" and "On Friday I’ll be back".
    ...findUndenied(` ${rest}${matchOneOf(comes)} ${rest}${day}(?! ${matchOneOf([...open, ...weekdays])} )(?= )`, coming, text),
    ...findUndenied(` (?:\\${CLAUSE_BREAK}|${and}) ${rest}${day} ${rest}${matchOneOf(comes)} `, coming, text),
  ]
  const weekday = WEEKDAYS[weekdays.findIndex((forms) => found && forms.split('|').includes(found[1] ?? ''))]
  if (weekday) return weekday
  // "Tomorrow" is enough, unless it is denied or joined to today: "Not today and tomorrow", but "and tomorrow I’m back".
  const denied = ` (?:${matchOneOf(not)} (?:${matchOneOf([...between, ...comes])} )*|${matchOneOf(joins)} )${matchOneOf(tomorrow)} (?!${rest}${matchOneOf(comes)} )`
  return tomorrow.some((word) => text.replace(new RegExp(denied), '').includes(` ${word} `)) ? 'tomorrow' : 'unknown'
}

/**
 * @param text output of `foldText`
 * @param horn an arrival after this minute of the day is late
 */
export function isArrivalLate({ coming }: Lexicon, text: string, back: ExpectedReturn, horn: number): boolean {
  const { late, past, comes, at, between, until } = coming
  const over = ` ${matchOneOf(past)} (?:${matchOneOf(['#', ...between])} )*${matchOneOf(late)}(?= )| ${matchOneOf(late)} ${matchOneOf(past)}(?= )`
  if (new RegExp(` ${matchOneOf(late)} `).test(text.replaceAll(new RegExp(over, 'g'), ' '))) return true
  // "At eight tomorrow" is a return.
  if (back !== 'unknown') return false
  const rest = matchFiller(coming)
  const times = findUndenied(` ${rest}${matchOneOf(comes)} ${rest}${matchOneOf([...at, ...until])} ${TIME_PATTERN}`, coming, text)
  return times.some(([, hours, minutes, pm]) => pm !== undefined || Number(hours) * 60 + Number(minutes ?? 0) !== horn)
}
