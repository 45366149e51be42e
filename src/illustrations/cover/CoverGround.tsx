import { designColor } from '../designColor.ts'

/** The ground, on which text may stand. */
export function CoverGround() {
  return <path d="M0 308h640v52H0z" fill={designColor('soot')} />
}
