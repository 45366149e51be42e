import { designColor } from '../designColor.ts'

/** Colors of drawn workplaces: design tokens of styles/designTokens.css without "--color-". */
type Tone =
  | 'soot'
  | 'paint-steel'
  | 'paint-room'
  | 'paint-lamp'
  | 'paint-lamp-low'
  | 'paint-beam'
  | 'paint-scrubs'
  | 'signal'
  | 'signal-deep'
  | 'on-deck'
  | 'deck'
  | 'skin-1'
  | 'skin-2'
  | 'hour-night'

/** A path in one color, in the units of the workplace. */
export type Shape = {
  tone: Tone
  d: string
  opacity?: number
  /** Not drawn by day. */
  isLamplight?: boolean
}

/** @returns the path of a circle around a point */
export const circlePath = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`

/** @returns the path of a shape, in the color of its tone */
export const drawShape = ({ tone, d, opacity }: Shape) => <path key={d} d={d} fill={designColor(tone)} opacity={opacity} />
