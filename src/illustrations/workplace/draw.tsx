import { paint } from '../paint'
import type { Shape } from './shape'

/** Draws one shape of a workplace. */
export const draw = ({ tone, d, opacity }: Shape) => <path key={d} d={d} fill={paint(tone)} opacity={opacity} />
