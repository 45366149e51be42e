import { designColor } from '#src/illustrations/designColor.ts'
import { BUS } from '#src/illustrations/workplace/bus.ts'

/** A route's bus, as on the page's first screen. Its bumper is at the left edge of the drawing, and its road at the top. */
export function RouteBus() {
  return (
    <g transform="scale(.5) translate(-171 -92)">
      <path d={BUS.body} fill={designColor('signal')} />
      <path d={BUS.rails + BUS.door + BUS.arches} fill={designColor('soot')} />
      <path d={BUS.panes + BUS.headlight} fill={designColor('paint-beam')} />
      {BUS.wheels.map((wheel) => (
        <circle
          key={wheel}
          cx={wheel}
          cy={BUS.axle}
          r="10"
          fill={designColor('paint-steel')}
          stroke={designColor('soot')}
          strokeWidth="7"
        />
      ))}
    </g>
  )
}
