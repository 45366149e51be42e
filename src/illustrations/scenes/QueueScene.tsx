import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { calculateReviewLoad } from '#src/models/policy/workedExamples/reviewLoad.ts'
import { PanelHead } from './PanelHead.tsx'
import { calculateQueueGroups, type QueueGroup, type QueueGroupName } from './queueGroups.ts'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

export type QueueSceneProps = SceneDataOf<'queue'> & { surface: keyof typeof SURFACES }

/** On paper the chart has no background. On the dark deck it gets a sheet, with narrow padding on phones to leave width for the labels. */
const SURFACES = {
  paper: {},
  deck: { look: 'sheet', className: 'px-1 py-3 sm:p-5' },
} as const

const hoursOf = (minutes: number) => `${Number((minutes / 60).toFixed(1))} h`

/**
 * A month of reviews as a funnel: reports on the left, and on the right the time that HR spends on them, as part of the time for opening
 * each report separately. Positions are shares of the drawing, so that the text keeps its size.
 */
export function QueueScene({ title, describe, sample, reports, hours, oneByOne, groups, surface }: QueueSceneProps) {
  const load = calculateReviewLoad()
  const queue = calculateQueueGroups()
  const lists = queue.filter(({ isListed }) => isListed)
  const [top, listsEnd] = [queue[0]?.hours.from ?? 0, lists.at(-1)?.hours.until ?? 0]
  return (
    <SceneFrame
      describe={describe}
      sample={sample}
      spoken={queue.map(({ name, count, minutes }) => `${groups[name]}: ${count}, ${hoursOf(minutes)}.`)}
      {...SURFACES[surface]}
    >
      <PanelHead title={<p>{title}</p>} sample={sample} className="text-sm text-ink-2" />
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-2">
        <LargeFigure figure={String(load.reviews)} words={reports} />
        <LargeFigure figure={hoursOf(load.minutes)} words={hours} />
      </p>
      <svg aria-hidden="true" className="mt-3 hidden h-96 w-full overflow-visible text-xs everyday:block sm:h-120 sm:text-base">
        <Bands queue={queue} />
        <UnspentHours height={top} minutes={load.minutesOneByOne} words={oneByOne} />
        {queue.map((group) => (
          <g key={group.name}>
            <Reports group={group} words={groups[group.name]} />
            {!group.isListed && <Hours span={group.hours} minutes={group.minutes} tone={TONES[group.name]} />}
          </g>
        ))}
        {/* The lists together, because each takes little time. */}
        <Hours span={{ from: top, until: listsEnd }} minutes={lists.reduce((sum, { minutes }) => sum + minutes, 0)} tone={TONES.listed} />
      </svg>
    </SceneFrame>
  )
}

function LargeFigure({ figure, words }: { figure: string; words: string }) {
  return (
    <span>
      <b className="mr-2 font-display text-4xl font-bold tracking-tight tabular-nums">{figure}</b>
      {words}
    </span>
  )
}

/** Where the reports end and the hours begin, as shares of the width. */
const [LEFT, RIGHT] = [0.5, 0.72]
type Tone = { fill: string; letters: string }
/**
 * Groups on lists are amber, and the slowest group stands out most. Forced colors change only the text, so the shapes get outlines there.
 */
const TONES: Record<QueueGroupName, Tone> = {
  sickTime: { fill: 'fill-signal', letters: 'fill-signal-ink' },
  listed: { fill: 'fill-signal', letters: 'fill-signal-ink' },
  caseMatch: { fill: 'fill-signal', letters: 'fill-signal-ink' },
  single: { fill: 'fill-line', letters: 'fill-ink' },
  noShows: { fill: 'fill-ink', letters: 'fill-paper' },
}
const OUTLINE = 'forced-colors:fill-none'

/** From the reports of each group to the hours that they take. */
function Bands({ queue }: { queue: readonly QueueGroup[] }) {
  return (
    <svg
      aria-hidden="true"
      x={formatPercent(LEFT)}
      width={formatPercent(RIGHT - LEFT)}
      height="100%"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
    >
      {queue.map(({ name, reports, hours }) => (
        <path
          key={name}
          d={`M0 ${reports.from}C.5 ${reports.from} .5 ${hours.from} 1 ${hours.from}V${hours.until}C.5 ${hours.until} .5 ${reports.until} 0 ${reports.until}Z`}
          className={TONES[name].fill}
          fillOpacity="0.4"
        />
      ))}
    </svg>
  )
}

/** The hours that the lists save, with how long it would take to open each report separately. */
function UnspentHours({ height, minutes, words }: { height: number; minutes: number; words: string }) {
  const x = formatPercent(RIGHT)
  return (
    <>
      <rect
        x={x}
        width={formatPercent(1 - RIGHT)}
        height={formatPercent(height)}
        fill="none"
        className="stroke-edge"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <text x={x} dx="0.75em" y="1.75em" fill="currentColor" className="font-semibold">
        {hoursOf(minutes)}
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
        width={formatPercent(LEFT)}
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

function Hours({ span: { from, until }, minutes, tone }: { span: QueueGroup['hours']; minutes: number; tone: Tone }) {
  return (
    <>
      <rect
        x={formatPercent(RIGHT)}
        y={formatPercent(from)}
        width={formatPercent(1 - RIGHT)}
        height={formatPercent(until - from)}
        stroke="currentColor"
        className={cn(tone.fill, OUTLINE)}
      />
      <text
        x={formatPercent(RIGHT)}
        y={formatPercent((from + until) / 2)}
        dx="0.75em"
        dy="0.35em"
        className={cn('font-semibold', tone.letters)}
      >
        {hoursOf(minutes)}
      </text>
    </>
  )
}
