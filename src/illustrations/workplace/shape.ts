/** Colors that drawn workplaces are made of: tokens of styles/tokens.css without "--color-". */
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

/** A path in one color, in the units of the workplace's frame. */
export type Shape = {
  tone: Tone
  d: string
  opacity?: number
  /** Not by day. */
  isLamplight?: boolean
}
