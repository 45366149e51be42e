import { type Reach, reachThirds } from '#src/models/comparison/cellReach.ts'
import { comparisonAttributes } from './comparison.attributes.ts'

export type ReachBarProps = { reach: Reach }

/** A bar that shows how far an alternative goes. */
export function ReachBar({ reach }: ReachBarProps) {
  return (
    <span aria-hidden="true" {...comparisonAttributes.reached.props(String(reachThirds(reach)))} className="reach-bar">
      <span className="reach-fill" />
    </span>
  )
}
