/** The sheet of one review, drawn twice: across, and upright for phones. Longer than most files, because the two share one scale and its stamps. */

import { cn } from '../../../lib/anywhere/markup/cn'
import { formatPercent } from '../../../lib/anywhere/numbers/formatPercent'
import { shortDate, weekdayOf } from '../../../lib/anywhere/time/dates'
import type { DocketContent } from '../../../schemas/blocks/docket'
import { clockSpans, isWeekend, NOTICE_CLOCKS, reviewDays } from '../../../site/policy/noticeClocks'

export type DocketSheetProps = Pick<DocketContent, 'report' | 'stamps' | 'clocks' | 'words'>

const INK = 'fill-bubble-ink'

/** Where days stand in a drawing: shares of its width, or of its height. */
function scaleOf({ report, stamps }: DocketSheetProps) {
  const days = reviewDays(report.day, stamps)
  const place = (day: string) => days.indexOf(day) / days.length
  return {
    days,
    start: (day: string) => formatPercent(place(day)),
    middle: (day: string) => formatPercent(place(day) + 0.5 / days.length),
    place,
  }
}

/** The sheet on wide screens: days across, a line for each clock of the law with its stamp, and the ledger's line below them. */
export function DocketAcross(props: DocketSheetProps) {
  const { report, stamps, clocks, words } = props
  const { days, start, middle, place } = scaleOf(props)
  const spans = clockSpans(report.day, stamps)
  const one = 1 / days.length
  return (
    <div className="docket-rows">
      <p className="self-end text-sm leading-snug">
        <b className="font-semibold tabular-nums">{report.time}</b> {report.said}
        <br />
        <b className="font-semibold tabular-nums">{report.opened.time}</b> {report.opened.said}
      </p>
      <svg aria-hidden="true" className="h-12 w-full overflow-visible text-2xs tabular-nums">
        {days.map((day, index) => (
          <text
            key={day}
            x={middle(day)}
            y="100%"
            textAnchor="middle"
            className={cn(INK, (index === 0 || NOTICE_CLOCKS.some((clock) => stamps[clock] === day)) && 'font-bold')}
          >
            <tspan x={middle(day)} dy="-1.9em">
              {weekdayOf(day).slice(0, 1)}
            </tspan>
            <tspan x={middle(day)} dy="1.3em">
              {index === 0 || day.endsWith('-01') ? shortDate(day) : Number(day.slice(-2))}
            </tspan>
          </text>
        ))}
      </svg>
      {NOTICE_CLOCKS.map((clock) => {
        const { from, due } = spans[clock]
        const stamp = stamps[clock]
        return (
          <div key={clock} className="contents">
            <p className="self-center border-t border-bubble-ink/20 pt-2 text-sm leading-snug">
              <b className="font-semibold">{clocks[clock].name}</b>
              <br />
              {clocks[clock].rule}
            </p>
            <svg aria-hidden="true" className="h-20 w-full overflow-visible text-2xs">
              <Weekends days={days} start={start} one={one} />
              <rect
                x={start(from)}
                width={formatPercent(place(due) - place(from) + one)}
                y="58%"
                height="22%"
                rx="3"
                className="docket-clock"
              />
              <rect
                x={start(from)}
                width={formatPercent(place(stamp) - place(from) + one)}
                y="58%"
                height="22%"
                rx="3"
                className="docket-run fill-signal"
              />
              <text
                x={formatPercent(place(due) + one)}
                y="69%"
                dx="0.6em"
                dy="0.36em"
                className={cn(INK, 'docket-due', place(due) > 0.85 && 'docket-ends')}
              >
                {`${words.due} ${shortDate(due)}`}
              </text>
              <Stamp x={middle(stamp)} text={clocks[clock].stamp} day={stamp} isLast={clock === 'designation'} />
            </svg>
          </div>
        )
      })}
      <p className="border-t-2 border-bubble-ink pt-2 text-sm leading-snug font-semibold">{words.points}</p>
      <svg aria-hidden="true" className="h-17 w-full overflow-visible font-display text-4xl font-bold">
        <line x2="100%" className="stroke-bubble-ink" strokeWidth="4" />
        {days.map((day) => (
          <text key={day} x={middle(day)} y="58%" dy="0.36em" textAnchor="middle" className={INK}>
            0
          </text>
        ))}
      </svg>
    </div>
  )
}

type WeekendsProps = { days: readonly string[]; start: (day: string) => string; one: number }
const Weekends = ({ days, start, one }: WeekendsProps) =>
  days
    .filter(isWeekend)
    .map((day) => <rect key={day} x={start(day)} width={formatPercent(one)} height="100%" className="docket-rest fill-bubble-ink/8" />)

/** @returns about how wide a stamp's words are, in the size of their bold letters, half of which are narrow in one and few in the next */
const stampWidth = (words: string) => words.length * 0.59 - (words.match(/[ filt·]/g)?.length ?? 0) * 0.29

/** A stamp above the day on which it was set: the last one, the decision, is filled. */
function Stamp({ x, text, day, isLast }: { x: string; text: string; day: string; isLast: boolean }) {
  const words = `${text} · ${shortDate(day)}`
  return (
    <svg aria-hidden="true" x={x} y="50%" className="overflow-visible text-base">
      <path d="M0 0v12" className="stroke-bubble-ink" strokeWidth="2" />
      <g transform="rotate(-2)">
        <rect
          x="-1.5em"
          y="-2em"
          width={`${stampWidth(words) + 1.5}em`}
          height="2em"
          rx="3"
          strokeWidth="2"
          className={cn('docket-stamp', isLast && 'docket-final')}
        />
        <text x="-0.8em" y="-0.62em" className={cn('font-bold', isLast ? 'docket-final-letters' : INK)}>
          {words}
        </text>
      </g>
    </svg>
  )
}

/** From line to line of what is too long for one, in the size of its letters. */
const WRAPPED = 1.25
/** Widths of the upright sheet, in the size of its letters: the days' names, a clock's lane, and where words begin. */
const LANE = { first: 3.85, pitch: 1.1, words: 7.35 }
/** @returns a text in lines of 20 letters, which fit between the lanes and the zeros */
const linesOf = (text: string): string[] => text.match(/\S.{0,19}(?!\S)|\S+/g) ?? []

/** The sheet on phones: days go down, each clock is a lane beside them, and the ledger's zeros stand at the edge. */
export function DocketUpright(props: DocketSheetProps) {
  const { report, stamps, clocks, words } = props
  const { days, start, middle, place } = scaleOf(props)
  const spans = clockSpans(report.day, stamps)
  const one = 1 / days.length
  return (
    <svg aria-hidden="true" className="docket-upright w-full overflow-visible text-2xs tabular-nums">
      {days.filter(isWeekend).map((day) => (
        <rect key={day} y={start(day)} height={formatPercent(one)} width="100%" className="docket-rest fill-bubble-ink/8" />
      ))}
      {days.map((day, index) => (
        <g key={day} className={INK}>
          <text y={middle(day)} dy="0.36em" className={index === 0 ? 'font-bold' : undefined}>
            {index === 0 || day.endsWith('-01') ? shortDate(day) : Number(day.slice(-2))}
          </text>
          <text x="100%" y={middle(day)} dx="-4" dy="0.36em" textAnchor="middle" className="font-display text-base font-bold">
            0
          </text>
        </g>
      ))}
      {/* The zeros have 28 px of their own, up to the holes, which no word may enter. */}
      <g transform="translate(-18)">
        <line x1="100%" x2="100%" y2="100%" className="stroke-bubble-ink/35" />
      </g>
      {NOTICE_CLOCKS.map((clock, lane) => {
        const { from, due } = spans[clock]
        const stamp = stamps[clock]
        const isLast = clock === 'designation'
        const lines = isLast ? linesOf(clocks[clock].stamp) : [clocks[clock].stamp]
        const bar = { x: `${LANE.first + lane * LANE.pitch}em`, width: '0.8em', y: start(from), rx: 3 }
        return (
          <g key={clock}>
            <rect {...bar} height={formatPercent(place(due) - place(from) + one)} className="docket-clock" />
            <rect {...bar} height={formatPercent(place(stamp) - place(from) + one)} className="docket-run fill-signal" />
            <svg aria-hidden="true" y={middle(stamp)} className="overflow-visible">
              {isLast && (
                <rect
                  x={`${LANE.words - 0.5}em`}
                  y="-0.9em"
                  width={`${Math.max(...lines.map(({ length }) => length)) * 0.53 + 1}em`}
                  height={`${lines.length * WRAPPED + 0.55}em`}
                  rx="3"
                  className="docket-final"
                />
              )}
              {lines.map((words, line) => (
                <text
                  key={words}
                  x={`${LANE.words}em`}
                  dy={`${0.36 + WRAPPED * line}em`}
                  className={cn('font-bold', isLast ? 'docket-final-letters' : INK)}
                >
                  {words}
                </text>
              ))}
            </svg>
            <text x={`${LANE.words}em`} y={middle(due)} dy="0.36em" className={INK}>
              {`${clocks[clock].name}, ${words.due}`}
            </text>
          </g>
        )
      })}
      <svg aria-hidden="true" y={middle(report.day)} className={cn('overflow-visible', INK)}>
        {[report, report.opened]
          .flatMap(({ time, said }) => linesOf(`${time} ${said}`))
          .map((words, line) => (
            <text key={words} x={`${LANE.words}em`} dy={`${0.36 + WRAPPED * line}em`}>
              {words}
            </text>
          ))}
      </svg>
    </svg>
  )
}
