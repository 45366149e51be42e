import { ESCALATION_STAGES, type EscalationStage, escalationTimes, minutesAhead } from '../site/escalation'
import { Scene } from './Scene'

type EscalationStep = {
  from: EscalationStage
  until?: EscalationStage | undefined
  title: string
  text?: string | undefined
  tone: 'hold' | 'stop' | 'go' | 'plain'
}
export type EscalationProps = {
  title: string
  describe: string
  start: string
  lateReport: string
  lanes: readonly { who: string; steps: readonly EscalationStep[] }[]
}

/** Grid lines of the wide drawing: the first column names the lane. */
const STARTS = ['lg:col-start-2', 'lg:col-start-3', 'lg:col-start-4', 'lg:col-start-5', 'lg:col-start-6', 'lg:col-start-7']
const ENDS = ['lg:col-end-3', 'lg:col-end-4', 'lg:col-end-5', 'lg:col-end-6', 'lg:col-end-7', 'lg:col-end-8']
const COLUMNS = 'lg:grid lg:grid-cols-[7.5rem_repeat(6,1fr)]'
const TONES = { hold: 'border-l-hold', stop: 'border-l-stop', go: 'border-l-go', plain: 'border-l-on-deck-2' }

/**
 * Who is told when a report is late or missing: a lane for each of them, stages of the policy from left to right. On
 * narrow screens the lanes stand below each other, and each step carries its time.
 */
export function Escalation({ title, describe, start, lateReport, lanes }: EscalationProps) {
  const times = escalationTimes(start)
  return (
    <Scene describe={describe} className="overflow-hidden rounded-xl bg-deck text-on-deck shadow-deck ring-1 ring-deck-line ring-inset">
      <p className="flex flex-wrap justify-between gap-x-4 px-4 pt-4 pb-3 text-sm font-semibold text-on-deck-2 sm:px-6">
        <span>{title}</span>
        <span>
          Late report <span className="font-mono text-signal">{lateReport}</span>, {minutesAhead(lateReport, start)} min ahead
        </span>
      </p>
      <div className={`hidden border-y border-deck-line px-6 ${COLUMNS}`}>
        {ESCALATION_STAGES.map((stage, index) => (
          <p
            key={stage}
            className={`border-l px-2 py-2 font-mono text-xs text-signal ${STARTS[index]} ${index === 1 ? 'border-signal' : 'border-deck-line'}`}
          >
            {times[stage]}
          </p>
        ))}
      </div>
      <div className="px-4 sm:px-6">
        {lanes.map((lane) => (
          <div key={lane.who} className={`border-deck-line py-3 not-last:border-b ${COLUMNS}`}>
            <p className="mb-2 self-center text-sm font-semibold lg:mb-0 lg:pr-3">{lane.who}</p>
            {lane.steps.map((step) => (
              <Step key={step.title} step={step} time={times[step.from]} />
            ))}
          </div>
        ))}
      </div>
    </Scene>
  )
}

function Step({ step, time }: { step: EscalationStep; time: string }) {
  const first = ESCALATION_STAGES.indexOf(step.from)
  const last = ESCALATION_STAGES.indexOf(step.until ?? step.from)
  return (
    <div
      className={`mb-1.5 rounded-sm border-l-4 bg-deck-2 px-3 py-2.5 last:mb-0 lg:mb-0 ${TONES[step.tone]} ${STARTS[first]} ${ENDS[last]} lg:row-start-1 lg:mx-0.5`}
    >
      <p className="font-mono text-xs text-signal lg:hidden">{time}</p>
      <p className="text-sm leading-tight font-semibold">{step.title}</p>
      {step.text && <p className="mt-1 text-xs leading-snug text-on-deck-2">{step.text}</p>}
    </div>
  )
}
