import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { hoursText, joinListedGroups, type QueueGroup, type QueueGroupName } from './queueGroups.ts'

export type QueueFunnelProps = {
  groups: readonly QueueGroup[]
  groupNames: Record<QueueGroupName, string>
  /** How long it would take to open each report separately, and what that is called. */
  minutesOneByOne: number
  oneByOne: string
  /** Spacing around it. */
  className: string
}

/** Where the reports end and the hours begin, as shares of the width. */
const REPORTS_END = 0.5
const HOURS_START = 0.72

type Tone = { fill: string; letters: string }
const LISTED: Tone = { fill: 'fill-signal', letters: 'fill-signal-ink' }
/** Groups on lists are amber, and the slowest group stands out most. */
const TONES: Record<QueueGroupName, Tone> = {
  sickTime: LISTED,
  listed: LISTED,
  caseMatch: LISTED,
  single: { fill: 'fill-line', letters: 'fill-ink' },
  noShows: { fill: 'fill-ink', letters: 'fill-paper' },
}
/** Forced colors change only the text, so the shapes get outlines there. */
const OUTLINE = 'forced-colors:fill-none'

/**
 * Reports on the left, and on the right the time that HR spends on them, as part of the time for opening each report separately. Positions
 * are shares of the drawing, so that the text keeps its size.
 */
export function QueueFunnel({ groups, groupNames, minutesOneByOne, oneByOne, className }: QueueFunnelProps) {
  const listedGroups = joinListedGroups(groups)
  return (
    <svg aria-hidden="true" className={cn('hidden h-96 w-full overflow-visible text-xs everyday:block sm:h-120 sm:text-base', className)}>
      <Bands groups={groups} />
      <UnspentHours height={listedGroups.hours.from} minutes={minutesOneByOne} words={oneByOne} />
      {groups.map((group) => (
        <g key={group.name}>
          <Reports group={group} words={groupNames[group.name]} />
          {!group.isListed && <Hours {...group} tone={TONES[group.name]} />}
        </g>
      ))}
      {/* The lists together, because each takes little time. */}
      <Hours {...listedGroups} tone={LISTED} />
    </svg>
  )
}

/** From the reports of each group to the hours that they take. The box is stretched, so its units are shares. */
function Bands({ groups }: Pick<QueueFunnelProps, 'groups'>) {
  return (
    <svg
      aria-hidden="true"
      x={formatPercent(REPORTS_END)}
      width={formatPercent(HOURS_START - REPORTS_END)}
      height="100%"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
    >
      {groups.map(({ name, reports, hours }) => (
        <path
          key={name}
          d={`M0 ${reports.from}${curveTo(1, reports.from, hours.from)}V${hours.until}${curveTo(0, hours.until, reports.until)}Z`}
          className={TONES[name].fill}
          fillOpacity="0.4"
        />
      ))}
    </svg>
  )
}

/** @returns an S-curve across the box to `x`, from one height to another */
const curveTo = (x: 0 | 1, from: number, to: number) => `C.5 ${from} .5 ${to} ${x} ${to}`

/** The hours that the lists save, with how long it would take to open each report separately. */
function UnspentHours({ height, minutes, words }: { height: number; minutes: number; words: string }) {
  const x = formatPercent(HOURS_START)
  return (
    <>
      <rect
        x={x}
        width={formatPercent(1 - HOURS_START)}
        height={formatPercent(height)}
        fill="none"
        className="stroke-edge"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <text x={x} dx="0.75em" y="1.75em" fill="currentColor" className="font-semibold">
        {hoursText(minutes)}
      </text>
      <text x={x} dx="0.75em" y="3em" fill="currentColor">
        {words}
      </text>
    </>
  )
}

function Reports({ group: { name, count, reports }, words }: { group: QueueGroup; words: string }) {
  return (
    <>
      <rect
        y={formatPercent(reports.from)}
        width={formatPercent(REPORTS_END)}
        height={formatPercent(reports.until - reports.from)}
        stroke="currentColor"
        className={cn(TONES[name].fill, OUTLINE)}
      />
      <text x="0.625rem" y={formatPercent((reports.from + reports.until) / 2)} dy="0.35em" className={TONES[name].letters}>
        <tspan className="font-semibold">{count}</tspan> {words}
      </text>
    </>
  )
}

function Hours({ hours: { from, until }, minutes, tone }: Pick<QueueGroup, 'hours' | 'minutes'> & { tone: Tone }) {
  return (
    <>
      <rect
        x={formatPercent(HOURS_START)}
        y={formatPercent(from)}
        width={formatPercent(1 - HOURS_START)}
        height={formatPercent(until - from)}
        stroke="currentColor"
        className={cn(tone.fill, OUTLINE)}
      />
      <text
        x={formatPercent(HOURS_START)}
        y={formatPercent((from + until) / 2)}
        dx="0.75em"
        dy="0.35em"
        className={cn('font-semibold', tone.letters)}
      >
        {hoursText(minutes)}
      </text>
    </>
  )
}
