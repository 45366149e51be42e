import { paint } from '../paint.ts'
import type { Shape } from './shape.ts'

/** Draws one shape of a workplace. */
export const drawShape = ({ tone, d, opacity }: Shape) => <path key={d} d={d} fill={paint(tone)} opacity={opacity} />
