import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { REVIEW_SHEET_INK_CLASS, type ReviewSheetData, type ReviewSheetLayout, reviewSheetLayout } from './reviewSheetLayout.ts'

/** Line height of wrapped text, in em. */
const LINE_HEIGHT = 1.25
/** In em, from the left: the first clock, the distance to the next, and the words. The names of the days come before them. */
const X = { firstClock: 3.85, clockStep: 1.1, words: 7.35 }
const WORDS_X = `${X.words}em`
/** @returns a text in lines of 20 letters, which fit between the clocks and the zeros */
const linesOf = (text: string): string[] => text.match(/\S.{0,19}(?!\S)|\S+/g) ?? []
/** @returns the distance of a wrapped line from the middle of its day */
const lineDistance = (line: number) => `${0.36 + LINE_HEIGHT * line}em`

/** The sheet on phones: days go down, each clock is a bar beside them, and the zeros of the points stand at the edge. */
export function ReviewSheetUpright(props: ReviewSheetData) {
  const { report, words } = props
  const { days, weekends, dayLength, clocks, reportMiddle } = reviewSheetLayout(props)
  return (
    <svg aria-hidden="true" className="review-upright w-full overflow-visible text-2xs tabular-nums">
      {weekends.map(({ day, start }) => (
        <rect key={day} y={start} height={dayLength} width="100%" className="review-rest fill-bubble-ink/8" />
      ))}
      {days.map(({ day, middle, label, isFirst }) => (
        <g key={day} className={REVIEW_SHEET_INK_CLASS}>
          <text y={middle} dy="0.36em" className={isFirst ? 'font-bold' : undefined}>
            {label}
          </text>
          <text x="100%" y={middle} dx="-4" dy="0.36em" textAnchor="middle" className="font-display text-base font-bold">
            0
          </text>
        </g>
      ))}
      {/* The zeros have 28 px of their own up to the holes, which no word may enter. */}
      <g transform="translate(-18)">
        <line x1="100%" x2="100%" y2="100%" className="stroke-bubble-ink/35" />
      </g>
      {clocks.map((clock, index) => {
        const bar = { x: `${X.firstClock + index * X.clockStep}em`, width: '0.8em', y: clock.start, rx: 3 }
        return (
          <g key={clock.deadline}>
            <rect {...bar} height={clock.allowedLength} className="review-clock" />
            <rect {...bar} height={clock.usedLength} className="review-run fill-signal" />
            <Stamp {...clock} />
            <text x={WORDS_X} y={clock.dueMiddle} dy="0.36em" className={REVIEW_SHEET_INK_CLASS}>
              {`${clock.name}, ${words.due}`}
            </text>
          </g>
        )
      })}
      <svg aria-hidden="true" y={reportMiddle} className={cn('overflow-visible', REVIEW_SHEET_INK_CLASS)}>
        {[report, report.opened]
          .flatMap(({ time, said }) => linesOf(`${time} ${said}`))
          .map((line, index) => (
            <text key={line} x={WORDS_X} dy={lineDistance(index)}>
              {line}
            </text>
          ))}
      </svg>
    </svg>
  )
}

/** The words of a stamp beside its day. The last one, the decision, is filled and may wrap. */
function Stamp({ stamp, stampMiddle, isDecision }: ReviewSheetLayout['clocks'][number]) {
  const lines = isDecision ? linesOf(stamp) : [stamp]
  return (
    <svg aria-hidden="true" y={stampMiddle} className="overflow-visible">
      {isDecision && (
        <rect
          x={`${X.words - 0.5}em`}
          y="-0.9em"
          width={`${Math.max(...lines.map(({ length }) => length)) * 0.53 + 1}em`}
          height={`${lines.length * LINE_HEIGHT + 0.55}em`}
          rx="3"
          className="review-final"
        />
      )}
      {lines.map((line, index) => (
        <text
          key={line}
          x={WORDS_X}
          dy={lineDistance(index)}
          className={cn('font-bold', isDecision ? 'review-final-letters' : REVIEW_SHEET_INK_CLASS)}
        >
          {line}
        </text>
      ))}
    </svg>
  )
}
