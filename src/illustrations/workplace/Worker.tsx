import { paint } from '../paint'
/** What somebody wears at work: hi-vis and helmet, scrubs, an apron. */
export type Outfit = 'vest' | 'scrubs' | 'apron'
/** What somebody does: a hand at a machine, something in both arms, a hand above the head. */
export type Pose = 'machine' | 'carrying' | 'reaching'

export type WorkerProps = {
  outfit: Outfit
  /** Feet, in the drawing's units. */
  x: number
  y: number
  /** Which of the house's skins; any count will do. */
  skin: number
  facing?: 'left' | 'right' | undefined
  pose?: Pose | undefined
}

const CLOTH: Record<Outfit, string> = { vest: 'signal', scrubs: 'paint-scrubs', apron: 'paint-apron' }
/** What is carried: linen on a ward, boxes elsewhere. */
const LOAD: Record<Outfit, string> = { vest: 'paint-steel', scrubs: 'on-deck', apron: 'paint-steel' }
const SKINS = [3, 2, 4, 1]
/** @param count any whole number from 0: neighbors have unlike skins @returns the color of that one's skin */
export const skinOf = (count: number): string => paint(`skin-${SKINS[count % SKINS.length]}`)

/** Height of a worker, helmet included, in the drawing's units. @internal tests hold the rooms to it */
export const WORKER_HEIGHT = 53
/** How far somebody reaches before and behind the feet. @internal tests hold the rooms to it */
export const REACHES: Record<Pose, { before: number; behind: number }> = {
  machine: { before: 19, behind: 11 },
  carrying: { before: 30, behind: 11 },
  reaching: { before: 18, behind: 11 },
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
}

/** The outline of somebody who stands, head and helmet in one: a person who is missing, or only a shade. */
export const SOMEBODY = 'M-6.500 0v-17H-9v-14c0-4 2-6.300 5.300-6.900a7.600 7.600 0 1 1 7.400 0C7-37.300 9-35 9-31v14H6.500V0H1v-17h-2V0z'

/** Somebody at a station, in the few shapes that a drawing of this size can show. */
export function Worker({ outfit, x, y, skin, facing = 'left', pose = 'machine' }: WorkerProps) {
  const { legs, arm, hand } = BODIES[pose]
  const bare = skinOf(skin)
  return (
    <g transform={`translate(${x} ${y})${facing === 'right' ? ' scale(-1 1)' : ''}`}>
      <path d={legs} fill={paint('soot')} />
      <path d="M-9-17v-14c0-5 4-7 9-7s9 2 9 7v14z" fill={paint(CLOTH[outfit])} />
      {/* Its shaded side. */}
      <path d="M3-37.500c4 .500 6 2.500 6 6.500v14H3z" fill={paint('soot')} opacity=".2" />
      {outfit === 'vest' && <path d="M-9-28H9v4H-9z" fill={paint('on-deck')} opacity=".85" />}
      {pose === 'carrying' && (
        <>
          <path d="M-29-36h17v14h-17z" fill={paint(LOAD[outfit])} />
          <path d="M-29-31h17v2h-17z" fill={paint('soot')} opacity=".5" />
        </>
      )}
      <path d={arm} fill={paint(CLOTH[outfit])} />
      <circle cx={hand.x} cy={hand.y} r="2.600" fill={bare} />
      <circle cy="-44" r="6.500" fill={bare} />
      {outfit === 'vest' ? (
        <path d="M8-44.500a8 8 0 0 0-16 0h-3v2.200H8z" fill={paint('on-deck')} />
      ) : (
        <path d="M7.200-41a7.200 7.200 0 1 0-13.800-4c4 0 7-1 9-2.500 1 2.500 2.500 4.500 4.800 6.500z" fill={paint('hair')} />
      )}
    </g>
  )
}
