/** Parses the time of an arrival, with the words of one language: the day of a return, or a late arrival today. */

import { WEEKDAYS } from '#src/lib/anywhere/time/dates.ts'
import type { ExpectedReturn } from '../morningStory.ts'
import type { ArrivalWords, Lexicon } from './lexicon.ts'

/** Replaces commas and full stops in the output of `foldText`. */
export const CLAUSE_BREAK = '|'

/**
 * @returns the source of a regular expression for any entry of the list. Duplicates are removed, because under a `*` they would cause
 * catastrophic backtracking.
 */
export const oneOfPattern = (list: readonly string[]) => `(?:${[...new Set(list)].join('|').replaceAll('’', "'").replaceAll('#', '\\d+')})`
/** 8, 08, 8:30, 8h30, 8è, 8 giờ, 8am, in the output of `foldText`. */
const TIME_PATTERN = '(\\d{1,2})(?: ?(?:h|e|gio))? ?(\\d\\d)?(?: ?(?:a|(p))m?)?(?= )'

/** @returns the source of a regular expression for any number of words that may stand in between */
const fillersPatternOf = ({ fillers, denials, until }: ArrivalWords) => `(?:${oneOfPattern([...fillers, ...denials, ...until])} )*`

/** @returns all matches that no word in them denies: "not on Friday" does not count, "not until Friday" does */
function findUndeniedMatches(pattern: string, { denials, until }: ArrivalWords, text: string): RegExpExecArray[] {
  const containsAny = (match: string, list: readonly string[]) => new RegExp(` ${oneOfPattern(list)} `).test(match)
  return [...text.matchAll(new RegExp(pattern, 'g'))].filter(([match]) => !containsAny(match, denials) || containsAny(match, until))
}

/** @param text output of `foldText` */
export function parseReturn({ arrival, tomorrow }: Lexicon, text: string): ExpectedReturn {
  const { weekdays, phrases, fillers, denials, connectors } = arrival
  const [and = '', ...openWords] = connectors
  const fillersPattern = fillersPatternOf(arrival)
  const day = `(${oneOfPattern(weekdays)})`
  const [returnMatch] = [
    // "Back on Friday" and "On Friday I’ll be back".
    ...findUndeniedMatches(
      ` ${fillersPattern}${oneOfPattern(phrases)} ${fillersPattern}${day}(?! ${oneOfPattern([...openWords, ...weekdays])} )(?= )`,
      arrival,
      text,
    ),
    ...findUndeniedMatches(
      ` (?:\\${CLAUSE_BREAK}|${and}) ${fillersPattern}${day} ${fillersPattern}${oneOfPattern(phrases)} `,
      arrival,
      text,
    ),
  ]
  const weekday = WEEKDAYS[weekdays.findIndex((forms) => returnMatch && forms.split('|').includes(returnMatch[1] ?? ''))]
  if (weekday) return weekday
  // "Tomorrow" is enough, unless it is denied or joined to today: "Not today and tomorrow", but "and tomorrow I’m back".
  const deniedTomorrow = ` (?:${oneOfPattern(denials)} (?:${oneOfPattern([...fillers, ...phrases])} )*|${oneOfPattern(connectors)} )${oneOfPattern(tomorrow)} (?!${fillersPattern}${oneOfPattern(phrases)} )`
  return tomorrow.some((word) => text.replace(new RegExp(deniedTomorrow), '').includes(` ${word} `)) ? 'tomorrow' : 'unknown'
}

/**
 * @param text output of `foldText`
 * @param horn an arrival after this minute of the day is late
 */
export function isArrivalLate({ arrival }: Lexicon, text: string, back: ExpectedReturn, horn: number): boolean {
  const { late, past, phrases, beforeTime, fillers, until } = arrival
  const pastArrival = ` ${oneOfPattern(past)} (?:${oneOfPattern(['#', ...fillers])} )*${oneOfPattern(late)}(?= )| ${oneOfPattern(late)} ${oneOfPattern(past)}(?= )`
  if (new RegExp(` ${oneOfPattern(late)} `).test(text.replaceAll(new RegExp(pastArrival, 'g'), ' '))) return true
  // "At eight tomorrow" is a return.
  if (back !== 'unknown') return false
  const fillersPattern = fillersPatternOf(arrival)
  const times = findUndeniedMatches(
    ` ${fillersPattern}${oneOfPattern(phrases)} ${fillersPattern}${oneOfPattern([...beforeTime, ...until])} ${TIME_PATTERN}`,
    arrival,
    text,
  )
  return times.some(([, hours, minutes, pm]) => pm !== undefined || Number(hours) * 60 + Number(minutes ?? 0) !== horn)
}
