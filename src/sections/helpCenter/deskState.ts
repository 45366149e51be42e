/** Whether a desk is open, in its time zone, which includes daylight saving. */
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { HelpCenterContent } from '#src/schemas/pages/helpCenter.ts'

/** Whole hours of a 24-hour clock in the time zone of the desk. */
export type OpeningHours = { opens: number; closes: number }
export type Schedule = { timeZone: string; days: readonly number[] }
export type DeskState = { isOpen: true; closes: number } | { isOpen: false; opens: number; weekday: string; isToday: boolean }

// Not imported from lib/anywhere/time/dates.ts, because the page would load one more file.
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function localTime(now: Date, timeZone: string): { day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => String(parts.find((entry) => entry.type === type)?.value)
  return { day: WEEKDAYS.indexOf(part('weekday')), minutes: Number(part('hour')) * 60 + Number(part('minute')) }
}

/** @returns whether the desk is open, and until or from when */
export function deskStateAt(now: Date, { timeZone, days }: Schedule, { opens, closes }: OpeningHours): DeskState {
  const { day, minutes } = localTime(now, timeZone)
  const isWorkday = days.includes(day)
  if (isWorkday && minutes >= opens * 60 && minutes < closes * 60) return { isOpen: true, closes }
  if (isWorkday && minutes < opens * 60) return { isOpen: false, opens, weekday: String(WEEKDAYS[day]), isToday: true }
  let next = (day + 1) % 7
  while (!days.includes(next)) next = (next + 1) % 7
  return { isOpen: false, opens, weekday: String(WEEKDAYS[next]), isToday: false }
}

/** @returns a whole hour as text: "8 AM"; 24 is "12 AM" */
export const formatHour = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`

export type DeskStateWords = HelpCenterContent['contacts']['now']
/** @returns "Open now, until 6 PM Eastern" or "Opens Monday at 8 AM Eastern" */
export function describeDeskState(state: DeskState, words: DeskStateWords): string {
  if (state.isOpen) return fillIn(words.open, { time: formatHour(state.closes) })
  return fillIn(words.opens, { day: state.isToday ? words.today : state.weekday, time: formatHour(state.opens) })
}
