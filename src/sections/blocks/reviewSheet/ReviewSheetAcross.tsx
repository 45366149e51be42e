import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { shortDate, weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import { REVIEW_SHEET_INK_CLASS, type ReviewSheetData, type ReviewSheetLayout, reviewSheetLayout } from './reviewSheetLayout.ts'

/** The sheet on wide screens: days across, a line for each clock of the law with its stamp, and the line of points below them. */
export function ReviewSheetAcross(props: ReviewSheetData) {
  const { report, words } = props
  const { days, weekends, dayLength, clocks } = reviewSheetLayout(props)
  return (
    <div className="review-rows">
      <p className="self-end text-sm leading-snug">
        <b className="font-semibold tabular-nums">{report.time}</b> {report.said}
        <br />
        <b className="font-semibold tabular-nums">{report.opened.time}</b> {report.opened.said}
      </p>
      <DayNames days={days} />
      {clocks.map((clock) => (
        <div key={clock.deadline} className="contents">
          <p className="self-center border-t border-bubble-ink/20 pt-2 text-sm leading-snug">
            <b className="font-semibold">{clock.name}</b>
            <br />
            {clock.rule}
          </p>
          <svg aria-hidden="true" className="h-20 w-full overflow-visible text-2xs">
            {weekends.map(({ day, start }) => (
              <rect key={day} x={start} width={dayLength} height="100%" className="review-rest fill-bubble-ink/8" />
            ))}
            <ClockBar {...clock} />
            <Stamp {...clock} />
          </svg>
        </div>
      ))}
      <p className="border-t-2 border-bubble-ink pt-2 text-sm leading-snug font-semibold">{words.points}</p>
      <svg aria-hidden="true" className="h-17 w-full overflow-visible font-display text-4xl font-bold">
        <line x2="100%" className="stroke-bubble-ink" strokeWidth="4" />
        {days.map(({ day, middle }) => (
          <text key={day} x={middle} y="58%" dy="0.36em" textAnchor="middle" className={REVIEW_SHEET_INK_CLASS}>
            0
          </text>
        ))}
      </svg>
    </div>
  )
}

const DayNames = ({ days }: Pick<ReviewSheetLayout, 'days'>) => (
  <svg aria-hidden="true" className="h-12 w-full overflow-visible text-2xs tabular-nums">
    {days.map(({ day, middle, label, isFirst, isStamped }) => (
      <text key={day} x={middle} y="100%" textAnchor="middle" className={cn(REVIEW_SHEET_INK_CLASS, (isFirst || isStamped) && 'font-bold')}>
        <tspan x={middle} dy="-1.9em">
          {weekdayOf(day).slice(0, 1)}
        </tspan>
        <tspan x={middle} dy="1.3em">
          {label}
        </tspan>
      </text>
    ))}
  </svg>
)

type DrawnClock = ReviewSheetLayout['clocks'][number]

const BAR = { y: '58%', height: '22%', rx: '3' }

/** The time that the law allows, and in it the time that was used. */
function ClockBar({ start, allowedLength, usedLength, dueLabel, dueEnd, isDueLate }: DrawnClock) {
  return (
    <>
      <rect x={start} width={allowedLength} {...BAR} className="review-clock" />
      <rect x={start} width={usedLength} {...BAR} className="review-run fill-signal" />
      <text x={dueEnd} y="69%" dx="0.6em" dy="0.36em" className={cn(REVIEW_SHEET_INK_CLASS, isDueLate && 'review-ends')}>
        {dueLabel}
      </text>
    </>
  )
}

/** @returns the approximate width of a stamp's words, in em of their bold letters; narrow letters count less */
const stampWidth = (words: string) => words.length * 0.59 - (words.match(/[ filt·]/g)?.length ?? 0) * 0.29

/** A stamp above its day. The last one, the decision, is filled. */
function Stamp({ stamp, stampDay, stampMiddle, isDecision }: DrawnClock) {
  const words = `${stamp} · ${shortDate(stampDay)}`
  return (
    <svg aria-hidden="true" x={stampMiddle} y="50%" className="overflow-visible text-base">
      <path d="M0 0v12" className="stroke-bubble-ink" strokeWidth="2" />
      <g transform="rotate(-2)">
        <rect
          x="-1.5em"
          y="-2em"
          width={`${stampWidth(words) + 1.5}em`}
          height="2em"
          rx="3"
          strokeWidth="2"
          className={cn('review-stamp', isDecision && 'review-final')}
        />
        <text x="-0.8em" y="-0.62em" className={cn('font-bold', isDecision ? 'review-final-letters' : REVIEW_SHEET_INK_CLASS)}>
          {words}
        </text>
      </g>
    </svg>
  )
}
