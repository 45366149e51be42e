import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { SampleLabel } from './PanelHead.tsx'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

export type FlowSceneProps = SceneDataOf<'flow'>

const TONES = { hold: 'border-l-hold text-hold', go: 'border-l-go text-go', plain: 'border-l-deck-line text-on-deck-2' }

/** A process with the status of each step: an absence that HR decides on, a guarantee, or who sees which data. */
export function FlowScene({ describe, sample = true, steps }: FlowSceneProps) {
  return (
    <SceneFrame describe={describe} sample={sample} look="deck" className="p-5">
      {sample && <SampleLabel className="mb-2" />}
      <div className="grid gap-2">
        {steps.map((step) => (
          <FlowRow key={step.title} step={step} />
        ))}
      </div>
    </SceneFrame>
  )
}

/** A step of a flow: its time, its text and its status. */
export function FlowRow({ step }: { step: FlowSceneProps['steps'][number] }) {
  return (
    <div
      className={cn(
        'grid grid-cols-time gap-x-3',
        'rounded-sm border-l-4 bg-deck-2 px-3.5 py-3 text-sm',
        'sm:grid-cols-timed sm:items-center',
        TONES[step.tone],
      )}
    >
      <span className="font-display text-sm font-bold text-signal tabular-nums">{step.when}</span>
      <span className="text-on-deck">{step.title}</span>
      <span className="font-semibold everyday:col-start-2 sm:col-start-3">{step.status}</span>
    </div>
  )
}
