import { PointScale, type PointScaleProps } from '#src/illustrations/ladder/PointScale.tsx'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { NO_SHOW_LADDER, POINT_LADDER } from '#src/models/policy/policy.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { pointsInWords } from './pointsText.ts'

function Ladder({ caption, ...scale }: PointScaleProps & { caption: string }) {
  return (
    <figure {...documentAttributes.notProse.props()} className="policy-ladder">
      <figcaption>{caption}</figcaption>
      <PointScale {...scale} />
    </figure>
  )
}

export type PointLadderProps = PolicyTables['pointLadder']

/** Discipline by points. */
export const PointLadder = ({ caption, at: spoken }: PointLadderProps) => (
  <Ladder
    caption={caption}
    steps={POINT_LADDER}
    tick={(at) => ({ printed: String(at), spoken: fillIn(spoken, { total: pointsInWords(at) }) })}
  />
)

const ORDINALS = ['', '1st', '2nd', '3rd', '4th']

export type NoShowLadderProps = PolicyTables['noShowLadder']

/** Discipline by occurrence of a no-call/no-show that HR has closed as unexcused, on a scale of its own. */
export const NoShowLadder = ({ caption, at: spoken }: NoShowLadderProps) => (
  <Ladder
    caption={caption}
    steps={NO_SHOW_LADDER}
    tick={(at) => {
      const printed = ORDINALS[at] ?? String(at)
      return { printed, spoken: fillIn(spoken, { occurrence: printed }) }
    }}
  />
)
