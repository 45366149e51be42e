import { designColor } from '../designColor.ts'
import type { Shape } from './shape.ts'

/** @returns the path of a shape, in the color of its tone */
export const drawShape = ({ tone, d, opacity }: Shape) => <path key={d} d={d} fill={designColor(tone)} opacity={opacity} />
