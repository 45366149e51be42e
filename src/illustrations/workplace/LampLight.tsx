import { designColor } from '../designColor.ts'
import type { WorkplaceLight } from './workplaceLight.ts'

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
