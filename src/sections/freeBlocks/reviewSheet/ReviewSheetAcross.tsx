import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { shortDate, weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import { calculateDeadlineSpans, isWeekend, NOTICE_DEADLINES } from '#src/policy/noticeDeadlines.ts'
import { REVIEW_SHEET_INK, type ReviewSheetData, reviewSheetScale } from './reviewSheetScale.ts'

export type ReviewSheetAcrossProps = ReviewSheetData

/** The sheet on wide screens: days across, a line for each clock of the law with its stamp, and the ledger's line below them. */
export function ReviewSheetAcross(props: ReviewSheetAcrossProps) {
  const { report, stamps, clocks, words } = props
  const { days, dayShare, start, middle, place } = reviewSheetScale(props)
  const spans = calculateDeadlineSpans(report.day, stamps)
  return (
    <div className="review-rows">
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
            className={cn(REVIEW_SHEET_INK, (index === 0 || NOTICE_DEADLINES.some((clock) => stamps[clock] === day)) && 'font-bold')}
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
      {NOTICE_DEADLINES.map((clock) => {
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
              <Weekends days={days} start={start} dayShare={dayShare} />
              <rect
                x={start(from)}
                width={formatPercent(place(due) - place(from) + dayShare)}
                y="58%"
                height="22%"
                rx="3"
                className="review-clock"
              />
              <rect
                x={start(from)}
                width={formatPercent(place(stamp) - place(from) + dayShare)}
                y="58%"
                height="22%"
                rx="3"
                className="review-run fill-signal"
              />
              <text
                x={formatPercent(place(due) + dayShare)}
                y="69%"
                dx="0.6em"
                dy="0.36em"
                className={cn(REVIEW_SHEET_INK, 'review-due', place(due) > 0.85 && 'review-ends')}
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
          <text key={day} x={middle(day)} y="58%" dy="0.36em" textAnchor="middle" className={REVIEW_SHEET_INK}>
            0
          </text>
        ))}
      </svg>
    </div>
  )
}

type WeekendsProps = { days: readonly string[]; start: (day: string) => string; dayShare: number }
const Weekends = ({ days, start, dayShare }: WeekendsProps) =>
  days
    .filter(isWeekend)
    .map((day) => <rect key={day} x={start(day)} width={formatPercent(dayShare)} height="100%" className="review-rest fill-bubble-ink/8" />)

/** @returns the approximate width of a stamp's words, in em of their bold letters; narrow letters count less */
const stampWidth = (words: string) => words.length * 0.59 - (words.match(/[ filt·]/g)?.length ?? 0) * 0.29

/** A stamp above its day. The last one, the decision, is filled. */
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
          className={cn('review-stamp', isLast && 'review-final')}
        />
        <text x="-0.8em" y="-0.62em" className={cn('font-bold', isLast ? 'review-final-letters' : REVIEW_SHEET_INK)}>
          {words}
        </text>
      </g>
    </svg>
  )
}
