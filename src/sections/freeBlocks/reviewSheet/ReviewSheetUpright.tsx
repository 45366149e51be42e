import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import { calculateDeadlineSpans, isWeekend, NOTICE_DEADLINES } from '#src/policy/noticeDeadlines.ts'
import { REVIEW_SHEET_INK, type ReviewSheetData, reviewSheetScale } from './reviewSheetScale.ts'

export type ReviewSheetUprightProps = ReviewSheetData

/** Line height of wrapped text, in em. */
const WRAPPED = 1.25
/** Widths of the upright sheet, in em: the days' names, a clock's lane, and the start of the words. */
const LANE = { first: 3.85, pitch: 1.1, words: 7.35 }
/** @returns a text in lines of 20 letters, which fit between the lanes and the zeros */
const linesOf = (text: string): string[] => text.match(/\S.{0,19}(?!\S)|\S+/g) ?? []

/** The sheet on phones: days go down, each clock is a lane beside them, and the ledger's zeros stand at the edge. */
export function ReviewSheetUpright(props: ReviewSheetUprightProps) {
  const { report, stamps, clocks, words } = props
  const { days, dayShare, start, middle, place } = reviewSheetScale(props)
  const spans = calculateDeadlineSpans(report.day, stamps)
  return (
    <svg aria-hidden="true" className="review-upright w-full overflow-visible text-2xs tabular-nums">
      {days.filter(isWeekend).map((day) => (
        <rect key={day} y={start(day)} height={formatPercent(dayShare)} width="100%" className="review-rest fill-bubble-ink/8" />
      ))}
      {days.map((day, index) => (
        <g key={day} className={REVIEW_SHEET_INK}>
          <text y={middle(day)} dy="0.36em" className={index === 0 ? 'font-bold' : undefined}>
            {index === 0 || day.endsWith('-01') ? shortDate(day) : Number(day.slice(-2))}
          </text>
          <text x="100%" y={middle(day)} dx="-4" dy="0.36em" textAnchor="middle" className="font-display text-base font-bold">
            0
          </text>
        </g>
      ))}
      {/* The zeros have 28 px of their own up to the holes, which no word may enter. */}
      <g transform="translate(-18)">
        <line x1="100%" x2="100%" y2="100%" className="stroke-bubble-ink/35" />
      </g>
      {NOTICE_DEADLINES.map((clock, lane) => {
        const { from, due } = spans[clock]
        const stamp = stamps[clock]
        const isLast = clock === 'designation'
        const lines = isLast ? linesOf(clocks[clock].stamp) : [clocks[clock].stamp]
        const bar = { x: `${LANE.first + lane * LANE.pitch}em`, width: '0.8em', y: start(from), rx: 3 }
        return (
          <g key={clock}>
            <rect {...bar} height={formatPercent(place(due) - place(from) + dayShare)} className="review-clock" />
            <rect {...bar} height={formatPercent(place(stamp) - place(from) + dayShare)} className="review-run fill-signal" />
            <svg aria-hidden="true" y={middle(stamp)} className="overflow-visible">
              {isLast && (
                <rect
                  x={`${LANE.words - 0.5}em`}
                  y="-0.9em"
                  width={`${Math.max(...lines.map(({ length }) => length)) * 0.53 + 1}em`}
                  height={`${lines.length * WRAPPED + 0.55}em`}
                  rx="3"
                  className="review-final"
                />
              )}
              {lines.map((words, line) => (
                <text
                  key={words}
                  x={`${LANE.words}em`}
                  dy={`${0.36 + WRAPPED * line}em`}
                  className={cn('font-bold', isLast ? 'review-final-letters' : REVIEW_SHEET_INK)}
                >
                  {words}
                </text>
              ))}
            </svg>
            <text x={`${LANE.words}em`} y={middle(due)} dy="0.36em" className={REVIEW_SHEET_INK}>
              {`${clocks[clock].name}, ${words.due}`}
            </text>
          </g>
        )
      })}
      <svg aria-hidden="true" y={middle(report.day)} className={cn('overflow-visible', REVIEW_SHEET_INK)}>
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
