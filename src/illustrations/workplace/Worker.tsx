import { paint } from '../paint'
/** What somebody wears at work: hi-vis and helmet, scrubs, an apron. */
export type Outfit = 'vest' | 'scrubs' | 'apron'

export type WorkerProps = {
  outfit: Outfit
  /** Feet, in the drawing's units. */
  x: number
  y: number
  /** Which of the house's skins; any count will do. */
  skin: number
  facing?: 'left' | 'right' | undefined
}

const CLOTH: Record<Outfit, string> = { vest: 'signal', scrubs: 'paint-scrubs', apron: 'paint-apron' }
const SKINS = [3, 2, 4, 1]

/** Height of a worker, helmet included, in the drawing's units. @internal tests hold the rooms to it */
export const WORKER_HEIGHT = 53

/** Somebody at a station, in the few shapes that a drawing of this size can show. */
export function Worker({ outfit, x, y, skin, facing = 'left' }: WorkerProps) {
  return (
    <g transform={`translate(${x} ${y})${facing === 'right' ? ' scale(-1 1)' : ''}`}>
      <path d="M-6.500 0V-20h5.500V0zM1 0V-20h5.500V0z" fill={paint('soot')} />
      <path d="M-9-17v-14c0-5 4-7 9-7s9 2 9 7v14z" fill={paint(CLOTH[outfit])} />
      {outfit === 'vest' && <path d="M-9-28H9v4H-9z" fill={paint('on-deck')} opacity=".85" />}
      <path d="M-4-34l4.500 3.500L-12-21.500l-4-3.500z" fill={paint(CLOTH[outfit])} />
      <circle cx="-16" cy="-23" r="2.600" fill={paint(`skin-${SKINS[skin % SKINS.length]}`)} />
      <circle cy="-44" r="6.500" fill={paint(`skin-${SKINS[skin % SKINS.length]}`)} />
      {outfit === 'vest' ? (
        <path d="M8-44.500a8 8 0 0 0-16 0h-3v2.200H8z" fill={paint('on-deck')} />
      ) : (
        <path d="M7.200-41a7.200 7.200 0 1 0-13.800-4c4 0 7-1 9-2.500 1 2.500 2.500 4.500 4.800 6.500z" fill={paint('hair')} />
      )}
    </g>
  )
}
