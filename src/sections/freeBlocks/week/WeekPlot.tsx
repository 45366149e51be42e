import { weekOf } from '#src/lib/anywhere/attendance/notice.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { shortDate, weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import { NOTICE_HOURS } from '#src/site/policy/policy.ts'
import { ChannelSymbol, OUTLINED } from './ChannelSymbol.tsx'
import { lateNotice, type OfficeHours, shareOfDay, type WeekReport, WORKING_DAYS, weekPlace } from './weekLedger.ts'

/** Blanks are filled in. */
type WeekPlotWords = { shift: string; late: string }
export type WeekPlotProps = {
  reports: readonly WeekReport[]
  /** Clocks at which shifts begin. */
  shifts: readonly string[]
  office: OfficeHours
  words: WeekPlotWords
  /** Hours run across, a row for each day; or down, a column for each day, on narrow screens. */
  isTall?: boolean
  className?: string
}

const DAYS = 7
const HOURS = Array.from({ length: 13 }, (_, index) => index * 2)

/**
 * A week by the hour: each report on its minute, in the outline of its channel, with its language. Places are shares of the
 * drawing, so that lettering keeps its size; days and hours change places where the drawing stands upright.
 */
export function WeekPlot({ reports, shifts, office, words, isTall = false, className }: WeekPlotProps) {
  const week = weekOf(reports[0]?.day ?? '')
  /** A span of hours and days as a rectangle. */
  const area = (from: number, to: number, days = DAYS) => {
    const [start, length, across] = [formatPercent(from), formatPercent(to - from), formatPercent(days / DAYS)]
    return isTall ? { y: start, height: length, width: across } : { x: start, width: length, height: across }
  }
  const notice = NOTICE_HOURS / 24
  /** Both drawings stand in the page: the definitions of each have names of their own. */
  const id = isTall ? 'week-tall' : 'week'
  return (
    <svg aria-hidden="true" className={cn('week-plot block overflow-visible max-phone:hidden text-2xs tabular-nums', className)}>
      <defs>
        <linearGradient id={`${id}-day`} x2={isTall ? '0' : '1'} y2={isTall ? '1' : '0'}>
          {[0, 0.18, 0.3, 0.72, 0.84, 1].map((offset, index) => (
            <stop key={offset} offset={offset} stopColor={index === 2 || index === 3 ? 'var(--color-deck-line)' : 'var(--color-deck-2)'} />
          ))}
        </linearGradient>
        <pattern id={`${id}-hatch`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
          <path d="M0 0v8" strokeWidth="3" className="stroke-signal/50" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}-day)`} className="week-ground" />
      {shifts.map((from) => (
        <rect key={from} {...area(shareOfDay(from) - notice, shareOfDay(from))} fill={`url(#${id}-hatch)`} />
      ))}
      {HOURS.map((hour) => (
        <text
          key={hour}
          {...(isTall
            ? { y: formatPercent(hour / 24), x: '0', dx: '-0.5em', dy: '0.36em' }
            : { x: formatPercent(hour / 24), y: '0', dy: '-0.6em' })}
          textAnchor={isTall ? 'end' : 'middle'}
          className={cn('fill-on-deck-2', !isTall && hour % 4 > 0 && 'max-xl:hidden')}
        >
          {String(hour).padStart(2, '0')}
        </text>
      ))}
      {week.map((day, row) => {
        const at = formatPercent(row / DAYS)
        const middle = formatPercent((row + 0.5) / DAYS)
        return (
          <g key={day}>
            <line {...(isTall ? { x1: at, x2: at, y2: '100%' } : { y1: at, y2: at, x2: '100%' })} className="stroke-deck" strokeWidth="2" />
            <text
              {...(isTall
                ? { x: middle, y: '0', dy: '-1.9em', textAnchor: 'middle' }
                : { x: '0', y: middle, dx: '-1em', dy: '-0.15em', textAnchor: 'end' })}
              className="fill-on-deck font-semibold"
            >
              {weekdayOf(day).slice(0, 3)}
            </text>
            <text
              {...(isTall
                ? { x: middle, y: '0', dy: '-0.6em', textAnchor: 'middle' }
                : { x: '0', y: middle, dx: '-1em', dy: '1.1em', textAnchor: 'end' })}
              className="fill-on-deck-2"
            >
              {isTall ? Number(day.slice(-2)) : shortDate(day)}
            </text>
          </g>
        )
      })}
      <rect
        {...area(shareOfDay(office.from), shareOfDay(office.to), WORKING_DAYS)}
        fill="none"
        className="stroke-on-deck-2"
        strokeDasharray="4 4"
      />
      {shifts.map((from) => (
        <line
          key={from}
          {...(isTall
            ? { x2: '100%', y1: formatPercent(shareOfDay(from)), y2: formatPercent(shareOfDay(from)) }
            : { x1: formatPercent(shareOfDay(from)), x2: formatPercent(shareOfDay(from)), y2: '100%' })}
          className="stroke-signal"
          strokeWidth="2"
        />
      ))}
      {!isTall &&
        shifts.map((from) => (
          <text
            key={from}
            x={formatPercent(shareOfDay(from))}
            y="100%"
            dy="1.5em"
            textAnchor="middle"
            className="fill-signal font-semibold"
          >
            {fillIn(words.shift, { time: from })}
          </text>
        ))}
      {reports.map((report) => (
        <Mark key={`${report.day} ${report.time}`} report={report} words={words} isTall={isTall} />
      ))}
    </svg>
  )
}

/** A report: its channel's outline with its language, and its minute. */
function Mark({ report, words, isTall }: { report: WeekReport; words: WeekPlotWords; isTall: boolean }) {
  const { row, share } = weekPlace(report)
  const late = lateNotice(report)
  const day = formatPercent((row + 0.5) / DAYS)
  return (
    <svg
      aria-hidden="true"
      {...(isTall ? { x: day, y: formatPercent(share) } : { x: formatPercent(share), y: day })}
      className={cn('overflow-visible', late ? 'fill-signal' : 'fill-on-deck', late && !isTall && 'text-base', OUTLINED)}
    >
      {late && !isTall && <LateTag text={fillIn(words.late, { notice: late })} />}
      <ChannelSymbol channel={report.channel} x="-1.1em" y={isTall ? '-1.45em' : '-1.65em'} />
      <text y={isTall ? '-0.33em' : '-0.53em'} textAnchor="middle" className="fill-deck stroke-none font-semibold print:fill-ink">
        {report.lang}
      </text>
      {/* On phones columns are as narrow as a time: only late reports have theirs, and the list beside the drawing says all. */}
      <text y="1.15em" textAnchor="middle" className={cn('week-clear', late ? 'fill-signal font-bold' : 'fill-on-deck max-sm:hidden')}>
        {report.time}
      </text>
    </svg>
  )
}

/** How late a report is, on a tag behind its mark, which covers the lines that it hangs over. */
function LateTag({ text }: { text: string }) {
  return (
    <>
      <rect
        x="1.2em"
        y="-1.6em"
        width={`${text.length * 0.47 + 1.3}em`}
        height="1.35em"
        rx="3"
        className="week-tag fill-deck stroke-signal"
        strokeWidth="2"
      />
      <text x="1.8em" y="-0.56em" className="fill-signal stroke-none font-semibold print:fill-ink">
        {text}
      </text>
    </>
  )
}
