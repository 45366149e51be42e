import { designColor } from '../designColor.ts'

export type LampLightProps = {
  /** The gradients are `#<id>-lamp` for a lit wall and `#<id>-beam` for the cone of light. */
  id: string
}

/** Gradients of the lamps' light, for the `defs` of a drawing. */
export function LampLight({ id }: LampLightProps) {
  return (
    <>
      <linearGradient id={`${id}-lamp`} x2="0" y2="1">
        <stop stopColor={designColor('paint-lamp')} />
        <stop offset="1" stopColor={designColor('paint-lamp-low')} />
      </linearGradient>
      <linearGradient id={`${id}-beam`} x2="0" y2="1">
        <stop stopColor={designColor('paint-beam')} stopOpacity=".75" />
        <stop offset="1" stopColor={designColor('paint-beam')} stopOpacity="0" />
      </linearGradient>
    </>
  )
}
