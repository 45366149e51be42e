/** The two orientations of a week by the hour. */
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'

const DAYS = 7

export type WeekOrientation = {
  /** Prefix of ids, because the page has both drawings. */
  id: string
  /** From the drawing's first hour to its last. */
  gradient: { x2: string; y2: string }
  /** A span of hours on the first days of the week. @param from as a share of the day, like `to` */
  area: (from: number, to: number, days?: number) => Record<string, string>
  hourLabel: (share: number) => Record<string, string>
  hourLine: (share: number) => Record<string, string>
  /** @param dayIndex in the week */
  dayLine: (dayIndex: number) => Record<string, string>
  dayName: (dayIndex: number) => Record<string, string>
  dayDate: (dayIndex: number) => Record<string, string>
  date: (day: string) => string | number
  mark: (dayIndex: number, share: number) => Record<string, string>
  /** Positions of a mark's outline and its language. */
  outline: { y: string }
  language: { y: string }
  /** Whether there is space for the names of shifts and for delays. */
  hasWords: boolean
}

const edgeOf = (dayIndex: number) => formatPercent(dayIndex / DAYS)
const middleOf = (dayIndex: number) => formatPercent((dayIndex + 0.5) / DAYS)

export const WEEK_ORIENTATIONS = {
  /** Hours across, a row for each day. */
  across: {
    id: 'week',
    gradient: { x2: '1', y2: '0' },
    area: (from, to, days = DAYS) => ({ x: formatPercent(from), width: formatPercent(to - from), height: formatPercent(days / DAYS) }),
    hourLabel: (share) => ({ x: formatPercent(share), y: '0', dy: '-0.6em', textAnchor: 'middle' }),
    hourLine: (share) => ({ x1: formatPercent(share), x2: formatPercent(share), y2: '100%' }),
    dayLine: (dayIndex) => ({ y1: edgeOf(dayIndex), y2: edgeOf(dayIndex), x2: '100%' }),
    dayName: (dayIndex) => ({ x: '0', y: middleOf(dayIndex), dx: '-1em', dy: '-0.15em', textAnchor: 'end' }),
    dayDate: (dayIndex) => ({ x: '0', y: middleOf(dayIndex), dx: '-1em', dy: '1.1em', textAnchor: 'end' }),
    date: shortDate,
    mark: (dayIndex, share) => ({ x: formatPercent(share), y: middleOf(dayIndex) }),
    outline: { y: '-1.65em' },
    language: { y: '-0.53em' },
    hasWords: true,
  },
  /** Hours down, a column for each day, on narrow screens. */
  upright: {
    id: 'week-tall',
    gradient: { x2: '0', y2: '1' },
    area: (from, to, days = DAYS) => ({ y: formatPercent(from), height: formatPercent(to - from), width: formatPercent(days / DAYS) }),
    hourLabel: (share) => ({ y: formatPercent(share), x: '0', dx: '-0.5em', dy: '0.36em', textAnchor: 'end' }),
    hourLine: (share) => ({ x2: '100%', y1: formatPercent(share), y2: formatPercent(share) }),
    dayLine: (dayIndex) => ({ x1: edgeOf(dayIndex), x2: edgeOf(dayIndex), y2: '100%' }),
    dayName: (dayIndex) => ({ x: middleOf(dayIndex), y: '0', dy: '-1.9em', textAnchor: 'middle' }),
    dayDate: (dayIndex) => ({ x: middleOf(dayIndex), y: '0', dy: '-0.6em', textAnchor: 'middle' }),
    date: (day) => Number(day.slice(-2)),
    mark: (dayIndex, share) => ({ x: middleOf(dayIndex), y: formatPercent(share) }),
    outline: { y: '-1.45em' },
    language: { y: '-0.33em' },
    hasWords: false,
  },
} satisfies Record<string, WeekOrientation>
