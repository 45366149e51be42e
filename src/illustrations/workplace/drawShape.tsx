import { tokenColor } from '../tokenColor.ts'
import type { Shape } from './shape.ts'

export const drawShape = ({ tone, d, opacity }: Shape) => <path key={d} d={d} fill={tokenColor(tone)} opacity={opacity} />
