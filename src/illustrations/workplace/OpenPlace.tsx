import { designColor } from '../designColor.ts'

export type OpenPlaceProps = { outline: string; strokeWidth: string }

/** The place where nobody is: dark, in a dashed outline. */
export function OpenPlace({ outline, strokeWidth }: OpenPlaceProps) {
  return (
    <path
      d={outline}
      fill={designColor('paint-room')}
      fillOpacity=".7"
      stroke={designColor('stop')}
      strokeWidth={strokeWidth}
      strokeDasharray="6 5"
    />
  )
}
