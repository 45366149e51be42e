import { tokenColor } from '../tokenColor.ts'

export type LampLightProps = {
  /** Prefix of its gradients: `#<id>-lamp` for a lit wall, `#<id>-beam` for the light below a lamp. */
  id: string
}

/** The light of a workplace's lamps, for the definitions of a drawing. */
export function LampLight({ id }: LampLightProps) {
  return (
    <>
      <linearGradient id={`${id}-lamp`} x2="0" y2="1">
        <stop stopColor={tokenColor('paint-lamp')} />
        <stop offset="1" stopColor={tokenColor('paint-lamp-low')} />
      </linearGradient>
      <linearGradient id={`${id}-beam`} x2="0" y2="1">
        <stop stopColor={tokenColor('paint-beam')} stopOpacity=".75" />
        <stop offset="1" stopColor={tokenColor('paint-beam')} stopOpacity="0" />
      </linearGradient>
    </>
  )
}
