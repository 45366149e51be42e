import type { LadderStep } from '../../lib/anywhere/attendancePolicy'
import { NO_SHOW_LADDER, POINT_LADDER } from '../../site/policy/policy'
import { documentHooks } from '../document/document.hooks'
import { points } from './points'

function Ladder({ steps, caption, measure }: { steps: LadderStep[]; caption: string; measure: (at: number) => string }) {
  return (
    <figure {...documentHooks.drawn.props()} className="policy-ladder">
      <figcaption>{caption}</figcaption>
      <ol>
        {steps.map((step) => (
          <li key={step.id}>
            <span>{measure(step.at)}</span>
            <b>{step.label}</b>
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** Discipline by points. */
export const PointLadder = () => <Ladder steps={POINT_LADDER} caption="Discipline by points" measure={(at) => `at ${points(at)}`} />

const ORDINALS = ['', '1st', '2nd', '3rd', '4th']

/** Discipline by occurrence of a no-call/no-show that HR has closed as unexcused. */
export const NoShowLadder = () => (
  <Ladder steps={NO_SHOW_LADDER} caption="Discipline by no-call/no-show occurrence" measure={(at) => `${ORDINALS[at]} occurrence`} />
)
