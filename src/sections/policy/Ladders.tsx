import { PointScale, type PointScaleProps } from '../../illustrations/ladder/PointScale'
import { NO_SHOW_LADDER, POINT_LADDER } from '../../site/policy/policy'
import { documentAttributes } from '../document/document.attributes'
import { pointsInWords } from './pointsText'

function Ladder({ caption, ...scale }: PointScaleProps & { caption: string }) {
  return (
    <figure {...documentAttributes.drawn.props()} className="policy-ladder">
      <figcaption>{caption}</figcaption>
      <PointScale {...scale} />
    </figure>
  )
}

/** Discipline by points. */
export const PointLadder = () => (
  <Ladder caption="Discipline by points" steps={POINT_LADDER} mark={(at) => ({ shown: String(at), spoken: `at ${pointsInWords(at)}` })} />
)

const ORDINALS = ['', '1st', '2nd', '3rd', '4th']

/** Discipline by occurrence of a no-call/no-show that HR has closed as unexcused: a count, with a scale of its own. */
export const NoShowLadder = () => (
  <Ladder
    caption="Discipline by no-call/no-show occurrence"
    steps={NO_SHOW_LADDER}
    mark={(at) => ({ shown: ORDINALS[at] ?? String(at), spoken: `${ORDINALS[at]} occurrence` })}
  />
)
