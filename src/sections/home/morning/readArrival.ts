/** Reads when somebody comes, by the words of one language: the day of a return, or a time of arrival that is late for today. */

import type { ExpectedReturn } from '../../../lib/anywhere/morning/morningData'
import { WEEKDAYS } from '../../../lib/anywhere/time/dates'
import type { Coming, Lexicon } from './lexicon'

/** Stands for a comma or a stop in what `fold` leaves. */
export const CLAUSE = '|'

/** A pattern: one of a list, each entry once: with a star behind it a text that has two readings would take very long. */
export const oneOf = (list: readonly string[]) => `(?:${[...new Set(list)].join('|').replaceAll('’', "'").replaceAll('#', '\\d+')})`
/** 8, 08, 8:30, 8h30, 8è, 8 giờ, 8am, as `fold` leaves them. */
const TIME = '(\\d{1,2})(?: ?(?:h|e|gio))? ?(\\d\\d)?(?: ?(?:a|(p))m?)?(?= )'

/** Words that may stand between what is looked for, as many as there are. */
const restOf = ({ between, not, until }: Coming) => `(?:${oneOf([...between, ...not, ...until])} )*`

/** @returns all matches but those that a word in them denies: "not on Friday" is none, "not until Friday" is one */
function said(pattern: string, { not, until }: Coming, text: string): RegExpExecArray[] {
  const has = (match: string, list: readonly string[]) => new RegExp(` ${oneOf(list)} `).test(match)
  return [...text.matchAll(new RegExp(pattern, 'g'))].filter(([match]) => !has(match, not) || has(match, until))
}

/** @param text as `fold` leaves it */
export function returnIn({ coming, tomorrow }: Lexicon, text: string): ExpectedReturn {
  const { weekdays, comes, between, not, joins } = coming
  const [and = '', ...open] = joins
  const rest = restOf(coming)
  const day = `(${oneOf(weekdays)})`
  const [found] = [
    // "Back on Friday" and "On Friday I’ll be back".
    ...said(` ${rest}${oneOf(comes)} ${rest}${day}(?! ${oneOf([...open, ...weekdays])} )(?= )`, coming, text),
    ...said(` (?:\\${CLAUSE}|${and}) ${rest}${day} ${rest}${oneOf(comes)} `, coming, text),
  ]
  const weekday = WEEKDAYS[weekdays.findIndex((forms) => found && forms.split('|').includes(found[1] ?? ''))]
  if (weekday) return weekday
  // "Tomorrow" is enough, unless it is denied or joined to today: "Not today and tomorrow", but "and tomorrow I’m back".
  const denied = ` (?:${oneOf(not)} (?:${oneOf([...between, ...comes])} )*|${oneOf(joins)} )${oneOf(tomorrow)} (?!${rest}${oneOf(comes)} )`
  return tomorrow.some((word) => text.replace(new RegExp(denied), '').includes(` ${word} `)) ? 'tomorrow' : 'unknown'
}

/**
 * @param text as `fold` leaves it
 * @param horn the minute of the day that an arrival is late after
 */
export function isLateIn({ coming }: Lexicon, text: string, back: ExpectedReturn, horn: number): boolean {
  const { late, past, comes, at, between, until } = coming
  const over = ` ${oneOf(past)} (?:${oneOf(['#', ...between])} )*${oneOf(late)}(?= )| ${oneOf(late)} ${oneOf(past)}(?= )`
  if (new RegExp(` ${oneOf(late)} `).test(text.replaceAll(new RegExp(over, 'g'), ' '))) return true
  // At eight tomorrow is a return.
  if (back !== 'unknown') return false
  const rest = restOf(coming)
  const times = said(` ${rest}${oneOf(comes)} ${rest}${oneOf([...at, ...until])} ${TIME}`, coming, text)
  return times.some(([, hours, minutes, pm]) => pm !== undefined || Number(hours) * 60 + Number(minutes ?? 0) !== horn)
}
