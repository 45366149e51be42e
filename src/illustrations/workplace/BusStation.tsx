import { designColor } from '../designColor.ts'
import { BUS } from './bus.ts'
import type { LampLightProps } from './Lamp.tsx'
import { Sign } from './Sign.tsx'
import { skinOf } from './StationWorker.tsx'
import { litProps, type StationDrawingProps, workerProps } from './stationDrawing.ts'

/** A school bus with its light on the road and its driver. */
export function BusStation({ station: { worker, label }, index, isHidden, light }: StationDrawingProps) {
  return (
    <>
      <g {...litProps(isHidden)}>
        <path d={BUS.beam} fill={light.road.fill} />
      </g>
      <path d={BUS.body} fill={designColor('paint-steel')} />
      <path {...litProps(isHidden)} d={BUS.body} fill={designColor('signal')} />
      <path d={BUS.rails + BUS.door + BUS.arches} fill={designColor('soot')} />
      <path d={BUS.panes} fill={designColor('paint-room')} />
      <g {...litProps(isHidden)}>
        <path d={BUS.panes + BUS.headlight} fill={designColor('paint-beam')} />
      </g>
      {worker && (
        <g {...workerProps(isHidden)}>
          <path d={BUS.driver.body} fill={designColor('deck')} />
          <circle cx={worker.x} cy={BUS.driver.headY} r="5.500" fill={skinOf(index)} />
          <path d={BUS.driver.hair} fill={designColor('hair')} />
        </g>
      )}
      {BUS.wheels.map((wheel) => (
        <g key={wheel}>
          <circle cx={wheel} cy={BUS.axle} r={BUS.tire} fill={designColor('soot')} stroke={designColor('deck')} strokeWidth="1.500" />
          <circle cx={wheel} cy={BUS.axle} r="6.500" fill={designColor('paint-steel')} />
          <circle cx={wheel} cy={BUS.axle} r="2" fill={designColor('soot')} />
        </g>
      ))}
      {label && <Sign text={label} {...BUS.number} tone="soot" />}
    </>
  )
}

/** The light of a headlight on the road. */
export function RoadLight({ light }: LampLightProps) {
  return (
    <linearGradient id={light.road.id}>
      <stop stopColor={designColor('paint-beam')} stopOpacity=".7" />
      <stop offset="1" stopColor={designColor('paint-beam')} stopOpacity="0" />
    </linearGradient>
  )
}
