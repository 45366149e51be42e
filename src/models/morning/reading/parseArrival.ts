/** Parses the time of an arrival, with the words of one language: the day of a return, or a late arrival today. */

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
const matchFillers = ({ fillers, denials, until }: ArrivalWords) => `(?:${matchOneOf([...fillers, ...denials, ...until])} )*`

/** @returns all matches that no word in them denies: "not on Friday" does not count, "not until Friday" does */
function findUndenied(pattern: string, { denials, until }: ArrivalWords, text: string): RegExpExecArray[] {
  const containsAny = (match: string, list: readonly string[]) => new RegExp(` ${matchOneOf(list)} `).test(match)
  return [...text.matchAll(new RegExp(pattern, 'g'))].filter(([match]) => !containsAny(match, denials) || containsAny(match, until))
}

/** @param text as `fold` leaves it */
export function parseReturn({ arrival, tomorrow }: Lexicon, text: string): ExpectedReturn {
  const { weekdays, phrases, fillers, denials, connectors } = arrival
  const [and = '', ...openWords] = connectors
  const fillersPattern = matchFillers(arrival)
  const day = `(${matchOneOf(weekdays)})`
  const [found] = [
    // "Back on Friday" and "On Friday I’ll be back".
    ...findUndenied(
      ` ${fillersPattern}${matchOneOf(phrases)} ${fillersPattern}${day}(?! ${matchOneOf([...openWords, ...weekdays])} )(?= )`,
      arrival,
      text,
    ),
    ...findUndenied(` (?:\\${CLAUSE_BREAK}|${and}) ${fillersPattern}${day} ${fillersPattern}${matchOneOf(phrases)} `, arrival, text),
  ]
  const weekday = WEEKDAYS[weekdays.findIndex((forms) => found && forms.split('|').includes(found[1] ?? ''))]
  if (weekday) return weekday
  // "Tomorrow" is enough, unless it is denied or joined to today: "Not today and tomorrow", but "and tomorrow I’m back".
  const denied = ` (?:${matchOneOf(denials)} (?:${matchOneOf([...fillers, ...phrases])} )*|${matchOneOf(connectors)} )${matchOneOf(tomorrow)} (?!${fillersPattern}${matchOneOf(phrases)} )`
  return tomorrow.some((word) => text.replace(new RegExp(denied), '').includes(` ${word} `)) ? 'tomorrow' : 'unknown'
}

/**
 * @param text output of `foldText`
 * @param horn an arrival after this minute of the day is late
 */
export function isArrivalLate({ arrival }: Lexicon, text: string, back: ExpectedReturn, horn: number): boolean {
  const { late, past, phrases, beforeTime, fillers, until } = arrival
  const pastArrival = ` ${matchOneOf(past)} (?:${matchOneOf(['#', ...fillers])} )*${matchOneOf(late)}(?= )| ${matchOneOf(late)} ${matchOneOf(past)}(?= )`
  if (new RegExp(` ${matchOneOf(late)} `).test(text.replaceAll(new RegExp(pastArrival, 'g'), ' '))) return true
  // "At eight tomorrow" is a return.
  if (back !== 'unknown') return false
  const fillersPattern = matchFillers(arrival)
  const times = findUndenied(
    ` ${fillersPattern}${matchOneOf(phrases)} ${fillersPattern}${matchOneOf([...beforeTime, ...until])} ${TIME_PATTERN}`,
    arrival,
    text,
  )
  return times.some(([, hours, minutes, pm]) => pm !== undefined || Number(hours) * 60 + Number(minutes ?? 0) !== horn)
}
