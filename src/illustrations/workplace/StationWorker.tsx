import { designColor } from '../designColor.ts'

/** Work clothes: high-visibility vest and helmet, scrubs, or an apron. */
export type Outfit = 'vest' | 'scrubs' | 'apron'
/** Poses: a hand at a machine, something in both arms, a hand above the head, a list in one hand, or standing. */
export type Pose = 'machine' | 'carrying' | 'reaching' | 'reading' | 'standing'
/** Visible hair or head covering, if the hair is not short. Helmets are drawn over it. */
export type HeadShape = 'bun' | 'long' | 'scarf' | 'cap'

export type StationWorkerProps = {
  outfit: Outfit
  /** Position of the feet, in the drawing's units. */
  x: number
  y: number
  /** Index of the skin color. Any whole number is allowed. */
  skin: number
  facing?: 'left' | 'right' | undefined
  pose?: Pose | undefined
  head?: HeadShape | undefined
  /** Another color of the clothes, if it carries a meaning. */
  cloth?: string | undefined
}

const CLOTH: Record<Outfit, string> = { vest: 'signal', scrubs: 'paint-scrubs', apron: 'paint-apron' }
/** What a person carries: linen on a ward, boxes elsewhere. */
const LOAD: Record<Outfit, string> = { vest: 'paint-steel', scrubs: 'on-deck', apron: 'paint-steel' }
/** Colors of scarves and caps, each different from the clothes of the same people. */
const HEADWEAR: Record<Outfit, string> = { vest: 'paint-steel', scrubs: 'on-deck', apron: 'signal' }
const SKINS = [3, 2, 4, 1]
/** @param count any whole number from 0; consecutive numbers have different skin colors @returns the color */
export const skinOf = (count: number): string => designColor(`skin-${SKINS[count % SKINS.length]}`)

/** Height of a worker with helmet, in the drawing's units. @internal tests check that workers fit into the rooms */
export const WORKER_HEIGHT = 53
/** How far a person reaches in front of and behind the feet. @internal tests check that workers fit into the rooms */
export const WORKER_REACHES: Record<Pose, { before: number; behind: number }> = {
  machine: { before: 19, behind: 11 },
  carrying: { before: 30, behind: 11 },
  reaching: { before: 18, behind: 11 },
  reading: { before: 18, behind: 11 },
  standing: { before: 11, behind: 11 },
}

const STANDING = 'M-6.500 0V-20h5.500V0zM1 0V-20h5.500V0z'
const BODIES: Record<Pose, { legs: string; arm: string; hand: { x: number; y: number } }> = {
  machine: { legs: STANDING, arm: 'M-4-34l4.500 3.500L-12-21.500l-4-3.500z', hand: { x: -16, y: -23 } },
  carrying: {
    legs: 'M-10 0l4.500-21h6L-4.500 0zM0-21h6.500L11 0H5.500z',
    arm: 'M-4-35l7 1v9l-16 4.500-1-5 9-2.500z',
    hand: { x: -15, y: -22 },
  },
  reaching: { legs: STANDING, arm: 'M-7-34.500L-15-48.500l4-2.500L1-33l-6 3z', hand: { x: -14, y: -51 } },
  reading: { legs: STANDING, arm: 'M-4-34.500l4.500 2-1 10.500-9 .500-.500-4.500 5.500-1.500z', hand: { x: -9.5, y: -24 } },
  standing: { legs: STANDING, arm: 'M-4.500-34h5v14h-5z', hand: { x: -2, y: -18.5 } },
}

/** Parts behind and around the face. */
const HEADS: Record<HeadShape, { behind: string; around: string }> = {
  bun: { behind: 'M6-40a3.200 3.200 0 1 1 6.400 0a3.200 3.200 0 1 1-6.400 0z', around: '' },
  long: { behind: 'M-5-46q1-5.500 6-5.500 6.500 0 7 7.500l1 12H-1z', around: '' },
  scarf: {
    behind: 'M-6-45q0-7 6.500-7t7.500 8v10q-5 2.500-11 0z',
    around: 'M-4-50.300q12-3.500 12 7.300v7q-4 1.500-7 .500 3-3 2-8.500-1.500-4-7-6.300z',
  },
  cap: { behind: '', around: 'M-7.200-45.500a7.300 7.300 0 0 1 14.600 0v2H-7.200z' },
}

/** The outline of a standing person with helmet, for a missing person or a silhouette. */
export const PERSON_OUTLINE =
  'M-6.500 0v-17H-9v-14c0-4 2-6.300 5.300-6.900a7.600 7.600 0 1 1 7.400 0C7-37.300 9-35 9-31v14H6.500V0H1v-17h-2V0z'

/** A person at a station, in the few shapes that are visible at this size. */
export function StationWorker({
  outfit,
  x,
  y,
  skin,
  facing = 'left',
  pose = 'machine',
  head,
  cloth = designColor(CLOTH[outfit]),
}: StationWorkerProps) {
  const { legs, arm, hand } = BODIES[pose]
  const bare = skinOf(skin)
  const { behind = '', around = '' } = head ? HEADS[head] : {}
  const hasHeadwear = head === 'scarf' || head === 'cap'
  const hasHelmet = outfit === 'vest'
  return (
    <g transform={`translate(${x} ${y})${facing === 'right' ? ' scale(-1 1)' : ''}`}>
      <path d={legs} fill={designColor('soot')} />
      <path d="M-9-17v-14c0-5 4-7 9-7s9 2 9 7v14z" fill={cloth} />
      {/* The shaded side. */}
      <path d="M3-37.500c4 .500 6 2.500 6 6.500v14H3z" fill={designColor('soot')} opacity=".2" />
      {outfit === 'vest' && <path d="M-9-28H9v4H-9z" fill={designColor('on-deck')} opacity=".85" />}
      {pose === 'carrying' && (
        <>
          <path d="M-29-36h17v14h-17z" fill={designColor(LOAD[outfit])} />
          <path d="M-29-31h17v2h-17z" fill={designColor('soot')} opacity=".5" />
        </>
      )}
      {pose === 'reading' && (
        <path d="M-15-36l8 1-1.500 12-8-1z" fill={designColor('on-deck')} stroke={designColor('soot')} strokeWidth="1.500" />
      )}
      <path d={arm} fill={cloth} />
      <circle cx={hand.x} cy={hand.y} r="2.600" fill={bare} />
      {behind && <path d={behind} fill={designColor(hasHeadwear ? HEADWEAR[outfit] : 'hair')} />}
      <circle cy="-44" r="6.500" fill={bare} />
      {around && !(hasHelmet && head === 'cap') && <path d={around} fill={designColor(HEADWEAR[outfit])} />}
      {hasHelmet && <path d="M8-44.500a8 8 0 0 0-16 0h-3v2.200H8z" fill={designColor('on-deck')} />}
      {!hasHelmet && !hasHeadwear && (
        <path d="M7.200-41a7.200 7.200 0 1 0-13.800-4c4 0 7-1 9-2.500 1 2.500 2.500 4.500 4.800 6.500z" fill={designColor('hair')} />
      )}
    </g>
  )
}
