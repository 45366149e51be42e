import { paint } from '../paint'
import type { Shape } from './shape'

/** Draws one shape of a workplace. */
export const drawShape = ({ tone, d, opacity }: Shape) => <path key={d} d={d} fill={paint(tone)} opacity={opacity} />
