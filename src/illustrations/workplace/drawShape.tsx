import { paint } from '../paint.ts'
import type { Shape } from './shape.ts'

export const drawShape = ({ tone, d, opacity }: Shape) => <path key={d} d={d} fill={paint(tone)} opacity={opacity} />
