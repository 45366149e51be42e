import { designColor } from '../designColor.ts'
import type { Shape } from './shape.ts'

export const drawShape = ({ tone, d, opacity }: Shape) => <path key={d} d={d} fill={designColor(tone)} opacity={opacity} />
