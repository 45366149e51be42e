import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { weekdayOf, weekOf } from '#src/lib/anywhere/time/dates.ts'
import { DAY_HOURS } from '#src/lib/anywhere/time/durations.ts'
import { NOTICE_HOURS } from '#src/models/policy/policy.ts'
import type { WeekReport } from '#src/schemas/blocks/week.ts'
import { ReportMark } from './ReportMark.tsx'
import { WEEK_ORIENTATIONS, type WeekOrientation } from './weekOrientation.ts'
import { type OfficeHours, shareOfDay, WORKING_DAYS } from './weekReports.ts'

export type WeekPlotProps = {
  reports: readonly WeekReport[]
  /** Start times of shifts. */
  shifts: readonly string[]
  office: OfficeHours
  words: { shift: string; late: string }
  /** Direction of the hours. */
  orientation: keyof typeof WEEK_ORIENTATIONS
  className?: string
}

/**
 * A week by the hour: each report at its minute, in the outline of its channel, with its language. Positions are percentages, so that text
 * keeps its size. The vertical drawing swaps days and hours.
 */
export function WeekPlot({ reports, shifts, office, words, orientation, className }: WeekPlotProps) {
  const view: WeekOrientation = WEEK_ORIENTATIONS[orientation]
  return (
    <svg aria-hidden="true" className={cn('week-plot block overflow-visible max-phone:hidden text-2xs tabular-nums', className)}>
      <Daylight view={view} />
      <NoticeHours view={view} shifts={shifts} />
      <HourLabels view={view} />
      <DayLines view={view} days={weekOf(reports[0]?.day ?? '')} />
      <OfficeHoursFrame view={view} office={office} />
      <ShiftStarts view={view} shifts={shifts} label={words.shift} />
      {reports.map((report) => (
        <ReportMark key={`${report.day} ${report.time}`} report={report} lateLabel={words.late} view={view} />
      ))}
    </svg>
  )
}

type ViewProps = { view: WeekOrientation }

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

function Daylight({ view }: ViewProps) {
  return (
    <>
      <defs>
        <linearGradient id={`${view.id}-day`} {...view.gradient}>
          {LIGHT.map(({ at, color }) => (
            <stop key={at} offset={at} stopColor={color} />
          ))}
        </linearGradient>
        <pattern id={`${view.id}-hatch`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
          <path d="M0 0v8" strokeWidth="3" className="stroke-signal/50" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${view.id}-day)`} className="week-ground" />
    </>
  )
}

/** The hours before each shift in which a report is late. */
function NoticeHours({ view, shifts }: ViewProps & Pick<WeekPlotProps, 'shifts'>) {
  const notice = NOTICE_HOURS / DAY_HOURS
  return shifts.map((from) => (
    <rect key={from} {...view.area(shareOfDay(from) - notice, shareOfDay(from))} fill={`url(#${view.id}-hatch)`} />
  ))
}

/** Hours between two labels. Only every other label has space in a drawing across, except on wide screens. */
const LABEL_STEP = 2
const LABELED_HOURS = Array.from({ length: DAY_HOURS / LABEL_STEP + 1 }, (_, index) => index * LABEL_STEP)

const HourLabels = ({ view }: ViewProps) =>
  LABELED_HOURS.map((hour) => (
    <text
      key={hour}
      {...view.hourLabel(hour / DAY_HOURS)}
      className={cn('fill-on-deck-2', view.hasWords && hour % (2 * LABEL_STEP) > 0 && 'max-xl:hidden')}
    >
      {String(hour).padStart(2, '0')}
    </text>
  ))

const DayLines = ({ view, days }: ViewProps & { days: readonly string[] }) =>
  days.map((day, index) => (
    <g key={day}>
      <line {...view.dayLine(index)} className="stroke-deck" strokeWidth="2" />
      <text {...view.dayName(index)} className="fill-on-deck font-semibold">
        {weekdayOf(day).slice(0, 3)}
      </text>
      <text {...view.dayDate(index)} className="fill-on-deck-2">
        {view.date(day)}
      </text>
    </g>
  ))

/** A dashed frame around the hours in which HR's office is open. */
const OfficeHoursFrame = ({ view, office }: ViewProps & Pick<WeekPlotProps, 'office'>) => (
  <rect
    {...view.area(shareOfDay(office.from), shareOfDay(office.to), WORKING_DAYS)}
    fill="none"
    className="stroke-on-deck-2"
    strokeDasharray="4 4"
  />
)

/** A line at the start of each shift, with its name where hours go across. */
function ShiftStarts({ view, shifts, label }: ViewProps & Pick<WeekPlotProps, 'shifts'> & { label: string }) {
  return (
    <>
      {shifts.map((from) => (
        <line key={from} {...view.hourLine(shareOfDay(from))} className="stroke-signal" strokeWidth="2" />
      ))}
      {view.hasWords &&
        shifts.map((from) => (
          <text
            key={from}
            x={formatPercent(shareOfDay(from))}
            y="100%"
            dy="1.5em"
            textAnchor="middle"
            className="fill-signal font-semibold"
          >
            {fillIn(label, { time: from })}
          </text>
        ))}
    </>
  )
}
