import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import { weekOf } from '#src/models/attendance/notice.ts'
import { NOTICE_HOURS } from '#src/policy/policy.ts'
import { ChannelSymbol, OUTLINED } from './ChannelSymbol.tsx'
import { lateNotice, type OfficeHours, shareOfDay, type WeekReport, WORKING_DAYS, weekPlace } from './weekLedger.ts'
import { WEEK_ORIENTATIONS, type WeekOrientation } from './weekOrientation.ts'

/** Texts without placeholders left. */
type WeekPlotWords = { shift: string; late: string }
export type WeekPlotProps = {
  reports: readonly WeekReport[]
  /** Start times of shifts. */
  shifts: readonly string[]
  office: OfficeHours
  words: WeekPlotWords
  /** Direction of the hours. */
  orientation: keyof typeof WEEK_ORIENTATIONS
  className?: string
}

const HOURS = Array.from({ length: 13 }, (_, index) => index * 2)
const NIGHT = 'var(--color-deck-2)'
const DAYLIGHT = 'var(--color-deck-line)'
/** The light of a day, by shares of it: dawn and dusk are the spans between two colors. */
const LIGHT = [
  { at: 0, color: NIGHT },
  { at: 0.18, color: NIGHT },
  { at: 0.3, color: DAYLIGHT },
  { at: 0.72, color: DAYLIGHT },
  { at: 0.84, color: NIGHT },
  { at: 1, color: NIGHT },
]

/**
 * A week by the hour: each report at its minute, in the outline of its channel, with its language. Places are percentages, so that text
 * keeps its size. The vertical drawing swaps days and hours.
 */
export function WeekPlot({ reports, shifts, office, words, orientation, className }: WeekPlotProps) {
  const way: WeekOrientation = WEEK_ORIENTATIONS[orientation]
  const notice = NOTICE_HOURS / 24
  return (
    <svg aria-hidden="true" className={cn('week-plot block overflow-visible max-phone:hidden text-2xs tabular-nums', className)}>
      <defs>
        <linearGradient id={`${way.id}-day`} {...way.gradient}>
          {LIGHT.map(({ at, color }) => (
            <stop key={at} offset={at} stopColor={color} />
          ))}
        </linearGradient>
        <pattern id={`${way.id}-hatch`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
          <path d="M0 0v8" strokeWidth="3" className="stroke-signal/50" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${way.id}-day)`} className="week-ground" />
      {shifts.map((from) => (
        <rect key={from} {...way.area(shareOfDay(from) - notice, shareOfDay(from))} fill={`url(#${way.id}-hatch)`} />
      ))}
      {HOURS.map((hour) => (
        <text key={hour} {...way.hourLabel(hour / 24)} className={cn('fill-on-deck-2', way.hasWords && hour % 4 > 0 && 'max-xl:hidden')}>
          {String(hour).padStart(2, '0')}
        </text>
      ))}
      {weekOf(reports[0]?.day ?? '').map((day, row) => (
        <g key={day}>
          <line {...way.dayLine(row)} className="stroke-deck" strokeWidth="2" />
          <text {...way.dayName(row)} className="fill-on-deck font-semibold">
            {weekdayOf(day).slice(0, 3)}
          </text>
          <text {...way.dayDate(row)} className="fill-on-deck-2">
            {way.date(day)}
          </text>
        </g>
      ))}
      <rect
        {...way.area(shareOfDay(office.from), shareOfDay(office.to), WORKING_DAYS)}
        fill="none"
        className="stroke-on-deck-2"
        strokeDasharray="4 4"
      />
      {shifts.map((from) => (
        <line key={from} {...way.hourLine(shareOfDay(from))} className="stroke-signal" strokeWidth="2" />
      ))}
      {way.hasWords &&
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
        <Mark key={`${report.day} ${report.time}`} report={report} words={words} way={way} />
      ))}
    </svg>
  )
}

/** A report: its channel's outline with its language, and its minute. */
function Mark({ report, words, way }: { report: WeekReport; words: WeekPlotWords; way: WeekOrientation }) {
  const { row, share } = weekPlace(report)
  const late = lateNotice(report)
  const tag = way.hasWords && late
  return (
    <svg
      aria-hidden="true"
      {...way.mark(row, share)}
      className={cn('overflow-visible', late ? 'fill-signal' : 'fill-on-deck', tag && 'text-base', OUTLINED)}
    >
      {tag && <LateTag text={fillIn(words.late, { notice: tag })} />}
      <ChannelSymbol channel={report.channel} x="-1.1em" {...way.outline} />
      <text {...way.language} textAnchor="middle" className="fill-deck stroke-none font-semibold print:fill-ink">
        {report.lang}
      </text>
      {/* On phones columns are as narrow as a time, so only late reports have one. The list beside the drawing has all times. */}
      <text y="1.15em" textAnchor="middle" className={cn('week-clear', late ? 'fill-signal font-bold' : 'fill-on-deck max-sm:hidden')}>
        {report.time}
      </text>
    </svg>
  )
}

/** How late a report is, on a tag behind its mark. The tag covers the lines below it. */
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
