import { designColor } from '../designColor.ts'
import type { WorkplaceLight } from './workplaceLight.ts'

type LampShape = {
  /** Path of the lampshade around the middle of the room. The ceiling is at 0. */
  shade: (middle: number) => string
  /** The cone of light: half its width at the top, its upper end, and how much of the floor stays dark on each side. */
  cone: { half: number; from: number; dark: (width: number) => number }
}
/** Lamps seen from far, from near, and low above one person. */
const LAMPS = {
  far: {
    shade: (middle) => `M${middle - 1} 0h2v4h6v3h-14v-3h6z`,
    cone: { half: 7, from: 6, dark: (width) => width * 0.16 },
  },
  near: {
    shade: (middle) => `M${middle - 0.7} 0h1.400v2.500h4l3.300 3.500h-16l3.300-3.500h4z`,
    cone: { half: 9, from: 5, dark: (width) => width * 0.12 },
  },
  low: {
    shade: (middle) => `M${middle - 4} 3l2-3h4l2 3z`,
    cone: { half: 4, from: 3, dark: () => 2 },
  },
} as const satisfies Record<string, LampShape>

export type LampProps = {
  look: keyof typeof LAMPS
  /** Size of the room with the lamp in its middle, from the ceiling to the lit floor. */
  width: number
  height: number
  light: WorkplaceLight
}

/** The lamp of a room with its cone of light. The parent draws the lit wall behind it. */
export function Lamp({ look, width, height, light }: LampProps) {
  const { shade, cone } = LAMPS[look]
  const middle = width / 2
  const dark = cone.dark(width)
  return (
    <>
      <path d={`M${middle - cone.half} ${cone.from}h${cone.half * 2}L${width - dark} ${height}H${dark}z`} fill={light.beam.fill} />
      <path d={shade(middle)} fill={designColor('soot')} />
    </>
  )
}

export type LampLightProps = { light: WorkplaceLight }

/** Gradients of the lamps' light, for the `defs` of a drawing. */
export function LampLight({ light: { wall, beam } }: LampLightProps) {
  return (
    <>
      <linearGradient id={wall.id} x2="0" y2="1">
        <stop stopColor={designColor('paint-lamp')} />
        <stop offset="1" stopColor={designColor('paint-lamp-low')} />
      </linearGradient>
      <linearGradient id={beam.id} x2="0" y2="1">
        <stop stopColor={designColor('paint-beam')} stopOpacity=".75" />
        <stop offset="1" stopColor={designColor('paint-beam')} stopOpacity="0" />
      </linearGradient>
    </>
  )
}
