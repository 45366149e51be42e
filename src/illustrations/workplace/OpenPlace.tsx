import { designColor } from '../designColor.ts'

/** The place where nobody is: dark, in a dashed outline. */
export function OpenPlace({ outline, strokeWidth }: { outline: string; strokeWidth: string }) {
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
