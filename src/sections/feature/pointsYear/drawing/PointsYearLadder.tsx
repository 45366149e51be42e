import { ladderAttributes } from '#src/illustrations/ladder/ladder.attributes.ts'
import { ScaleRail } from '#src/illustrations/ladder/ScaleRail.tsx'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { LadderStep } from '#src/models/attendance/attendancePolicy.ts'
import type { ReachedStep } from '#src/models/pointsYear/pointsYear.ts'
import { pointsInWords } from '#src/sections/policyTables/pointsText.ts'
import { pointsYearAttributes } from '../pointsYear.attributes.ts'
import type { PointsYearScale } from './pointsYearScale.ts'

export type PointsYearLadderProps = {
  steps: readonly LadderStep[]
  /** The total at the end of the year, to which the pointer points. */
  total: number
  reachedSteps: readonly ReachedStep[]
  /** Text of the last step: HR decides. */
  decides: string
  scale: PointsYearScale
}

/** The policy's ladder beside the year, in the same scale: the names of the steps, the days on which they were reached, and the total. */
export function PointsYearLadder({ steps, total, reachedSteps, decides, scale }: PointsYearLadderProps) {
  return (
    <div className="year-ladder">
      <div className="relative">
        <ScaleRail isUpright most={scale.maxPoints} steps={steps.map(({ at }) => at)} className="year-rail" />
        <svg aria-hidden="true" className="year-rail absolute inset-0 overflow-visible">
          <line x1="-1rem" x2="100%" y1="100%" y2="100%" className="stroke-current" strokeWidth="3" />
          <TotalPointer total={total} scale={scale} />
        </svg>
      </div>
      <ol className="year-steps">
        {steps.map((step, index) => {
          const day = reachedSteps.findLast((reachedStep) => reachedStep.step.id === step.id)?.day
          const isLast = index === steps.length - 1
          return (
            <li key={step.id} {...ladderAttributes.gap.props(String(step.at - (steps[index - 1]?.at ?? 0)))}>
              <StepName step={step} day={day} decides={isLast ? decides : undefined} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function TotalPointer({ total, scale }: Pick<PointsYearLadderProps, 'total' | 'scale'>) {
  return (
    <svg aria-hidden="true" y={scale.y(total)} className="overflow-visible">
      <g {...pointsYearAttributes.part.props('pointer')}>
        <path d="M-1 0l-10-7.5v15z" className="fill-current" />
        <rect x="-4" y="-0.85em" width="100%" height="1.7em" rx="5" className="year-pointer fill-deck stroke-current" strokeWidth="1.5" />
        <text
          x="50%"
          dy="0.35em"
          textAnchor="middle"
          className="fill-signal font-display text-sm font-bold"
          {...pointsYearAttributes.total.props(String(total))}
        >
          {total}
        </text>
      </g>
    </svg>
  )
}

type StepNameProps = {
  step: LadderStep
  /** The last day on which the step was reached, if any. */
  day: string | undefined
  /** Only of the last step. */
  decides: string | undefined
}

function StepName({ step: { label, at }, day, decides }: StepNameProps) {
  const [firstWord, ...otherWords] = label.split(' ')
  return (
    <div>
      <span aria-hidden="true">{at}</span>
      <span className="sr-only">{pointsInWords(at)}: </span>
      <span className={day ? 'border-b-3 border-signal-deep font-semibold text-ink' : 'text-ink-2'}>
        {firstWord}
        <span className="max-md:sr-only"> {otherWords.join(' ')}</span>
      </span>
      {(day || decides) && (
        <span className={`block text-ink-2 md:mt-1 ${day ? 'mt-1.5' : ''}`}>
          {day && shortDate(day)}
          {decides && (day ? <span className="max-md:sr-only">: {decides}</span> : decides)}
        </span>
      )}
    </div>
  )
}
