import { ArrowRight } from 'lucide-react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { minutesAfter } from '#src/lib/anywhere/time/clockTime.ts'
import { calculateEscalationTimes, ESCALATION_STAGES, type EscalationStage } from '#src/models/policy/escalation.ts'
import { PanelHead } from './PanelHead.tsx'
import { type SceneDataOf, SceneFrame } from './SceneFrame.tsx'

export type EscalationSceneProps = SceneDataOf<'escalation'>

type Lane = EscalationSceneProps['lanes'][number]
type LaneStep = Lane['steps'][number]
type Times = ReturnType<typeof calculateEscalationTimes>

/**
 * Who is told when a report is late or missing: a lane for each person, and the stages of the policy from left to right. Narrow screens
 * list the steps in order of time, each with its lane.
 */
export function EscalationScene({ sample, title, describe, start, lateReport, lanes, words }: EscalationSceneProps) {
  const times = calculateEscalationTimes(start)
  return (
    <SceneFrame describe={describe} sample={sample} look="deck" className="overflow-hidden px-4 pt-3 sm:px-6">
      <PanelHead
        title={<span>{title}</span>}
        side={
          <span className="text-on-deck-2">
            {`${words.late} `}
            <span className="font-display font-bold text-signal tabular-nums">{lateReport}</span>,{' '}
            {fillIn(words.ahead, { minutes: minutesAfter(lateReport, start) })}
          </span>
        }
        sample={sample}
        className="border-b border-deck-line pb-3 text-sm font-semibold"
      />
      <StageHeadings times={times} words={words} />
      <Lanes lanes={lanes} />
      <StepList lanes={lanes} times={times} />
    </SceneFrame>
  )
}

const SHIFT_START: EscalationStage = 'acknowledge'
/** A column of the wide drawing for each stage. The first column has the names of the lanes. */
const STAGE_COLUMNS: Record<EscalationStage, { start: string; end: string }> = {
  notice: { start: 'lg:col-start-2', end: 'lg:col-end-3' },
  acknowledge: { start: 'lg:col-start-3', end: 'lg:col-end-4' },
  backfill: { start: 'lg:col-start-4', end: 'lg:col-end-5' },
  rebalance: { start: 'lg:col-start-5', end: 'lg:col-end-6' },
  contact: { start: 'lg:col-start-6', end: 'lg:col-end-7' },
  followUp: { start: 'lg:col-start-7', end: 'lg:col-end-8' },
}
const COLUMNS = 'lg:grid lg:grid-cols-stages'

/** The times of the stages, over the lanes. */
function StageHeadings({ times, words }: { times: Times; words: EscalationSceneProps['words'] }) {
  return (
    <div className={`hidden ${COLUMNS}`}>
      <p className="self-end py-2 text-2xs text-on-deck-2">{words.scale}</p>
      {ESCALATION_STAGES.map((stage) => (
        <p
          key={stage}
          className={`border-l px-2 pt-3 pb-2 font-display text-sm font-bold text-signal tabular-nums ${stage === SHIFT_START ? 'border-signal' : 'border-deck-line'}`}
        >
          {times[stage].from}–{times[stage].to}
          {stage === SHIFT_START && <span className="block font-body text-2xs font-normal text-on-deck-2">{words.start}</span>}
        </p>
      ))}
    </div>
  )
}

/** The lanes of wide screens, with each step below its stages. */
function Lanes({ lanes }: { lanes: readonly Lane[] }) {
  return (
    <div className="hidden lg:block">
      {lanes.map((lane) => (
        <div key={lane.who} className={`relative border-t border-deck-line py-2.5 ${COLUMNS}`}>
          {/* The start of the shift crosses every lane. */}
          <span className={`pointer-events-none absolute inset-y-0 border-l border-signal ${STAGE_COLUMNS[SHIFT_START].start}`} />
          <p className="self-center pr-3 text-sm font-semibold">{lane.who}</p>
          {lane.steps.map((step) => (
            <Step key={step.title} step={step} className={`${STAGE_COLUMNS[step.from].start} ${STAGE_COLUMNS[lastStageOf(step)].end}`} />
          ))}
        </div>
      ))}
    </div>
  )
}

const lastStageOf = ({ from, until = from }: LaneStep): EscalationStage => until

/** @returns the steps of all lanes in order of time. At the same time, the order is that of the lanes */
const stepsInTime = (lanes: readonly Lane[]) =>
  lanes
    .flatMap(({ who, steps }) => steps.map((step) => ({ who, step })))
    .sort((one, other) => ESCALATION_STAGES.indexOf(one.step.from) - ESCALATION_STAGES.indexOf(other.step.from))

/** The steps of narrow screens, one below the other. */
function StepList({ lanes, times }: { lanes: readonly Lane[]; times: Times }) {
  return (
    <div className="pt-3 lg:hidden">
      {stepsInTime(lanes).map(({ who, step }) => (
        <div key={step.title} className="grid grid-cols-time gap-x-3 pb-2">
          <p className="pt-2.5 font-display text-sm leading-snug font-bold text-signal tabular-nums">
            {times[step.from].from}
            <span className="block">–{times[lastStageOf(step)].to}</span>
          </p>
          <Step step={step} who={who} />
        </div>
      ))}
    </div>
  )
}

const TONES = { hold: 'border-l-hold', stop: 'border-l-stop', go: 'border-l-go', plain: 'border-l-on-deck-2' }

function Step({ step, who, className }: { step: LaneStep; who?: string; className?: string }) {
  return (
    <div className={cn('rounded-sm border-l-4 bg-deck-2 px-3 py-2.5 lg:row-start-1 lg:mx-1', TONES[step.tone], className)}>
      {who && <p className="text-xs text-on-deck-2">{who}</p>}
      <p className="text-sm leading-tight font-semibold">{step.title}</p>
      {step.text && <p className="mt-1 text-xs leading-snug text-on-deck-2">{step.text}</p>}
      {step.next && (
        <p className="mt-1.5 flex items-center gap-1 text-xs font-semibold text-signal">
          <ArrowRight aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={2.5} />
          {step.next.join(', ')}
        </p>
      )}
    </div>
  )
}
