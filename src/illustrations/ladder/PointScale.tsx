import type { LadderStep } from '#src/models/attendance/attendancePolicy.ts'
import { ladderAttributes } from './ladder.attributes.ts'
import { ScaleRail } from './ScaleRail.tsx'

export type PointScaleProps = {
  steps: readonly LadderStep[]
  /** The text at a tick, and its spoken form: "3", "at 3 points". At 0 it may be empty. */
  tick: (at: number) => { printed: string; spoken: string }
}

/** Steps of discipline on a scale from 0: a ruler with a flag at each step, or a ladder in narrow places. */
export function PointScale({ steps, tick }: PointScaleProps) {
  const most = steps.at(-1)?.at ?? 0
  const ticks = steps.map(({ at }) => at)
  return (
    <div className="point-scale">
      <div>
        <ScaleRail isFilled most={most} steps={ticks} className="point-scale-lying" />
        <ScaleRail isFilled isUpright most={most} steps={ticks} className="point-scale-upright" />
        <span aria-hidden="true" className="point-scale-zero">
          {tick(0).printed}
        </span>
        <ol>
          {steps.map(({ id, label, at }, index) => {
            const { printed, spoken } = tick(at)
            return (
              <li key={id} {...ladderAttributes.gap.props(String(at - (steps[index - 1]?.at ?? 0)))}>
                <div>
                  <span aria-hidden="true">{printed}</span>
                  <span className="sr-only">{spoken}: </span>
                  <b>{label}</b>
                </div>
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}
