import { calculateReviewLoad } from '#src/models/policy/workedExamples/reviewLoad.ts'
import { PanelHead } from './PanelHead.tsx'
import { QueueFunnel } from './queue/QueueFunnel.tsx'
import { calculateQueueGroups, hoursText } from './queue/queueGroups.ts'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

export type QueueSceneProps = SceneDataOf<'queue'> & { surface: keyof typeof SURFACES }

/** On paper the chart has no background. On the dark deck it gets a sheet, with narrow padding on phones to leave width for the labels. */
const SURFACES = {
  paper: {},
  deck: { look: 'sheet', className: 'px-1 py-3 sm:p-5' },
} as const

/** A month of reviews: how many reports they are, how long HR spends on them, and both by group as a funnel. */
export function QueueScene({ title, describe, sample, reports, hours, oneByOne, groups: groupNames, surface }: QueueSceneProps) {
  const load = calculateReviewLoad()
  const groups = calculateQueueGroups()
  return (
    <SceneFrame
      describe={describe}
      sample={sample}
      spoken={groups.map(({ name, count, minutes }) => `${groupNames[name]}: ${count}, ${hoursText(minutes)}.`)}
      {...SURFACES[surface]}
    >
      <PanelHead title={<p>{title}</p>} sample={sample} className="text-sm text-ink-2" />
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-2">
        <LargeFigure figure={String(load.reviews)} words={reports} />
        <LargeFigure figure={hoursText(load.minutes)} words={hours} />
      </p>
      <QueueFunnel groups={groups} groupNames={groupNames} minutesOneByOne={load.minutesOneByOne} oneByOne={oneByOne} className="mt-3" />
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
