import { designColor } from '../designColor.ts'
import { Lamp } from './Lamp.tsx'
import { Sign } from './Sign.tsx'
import { StationWorker } from './StationWorker.tsx'
import { drawShape } from './shape.tsx'
import { COVERED_LINE, litProps, type StationDrawingProps, workerProps } from './stationDrawing.ts'
import type { DrawnStation } from './workplaces.ts'

/** A room with its lamp, its furniture and its person. */
export function RoomStation({
  station: { width, height, things, worker, label, isCold },
  outfit,
  index,
  isHidden,
  light,
}: StationDrawingProps) {
  return (
    <>
      <rect width={width} height={height} fill={designColor('paint-room')} />
      <g {...litProps(isHidden)}>
        <rect width={width} height={height} fill={isCold ? designColor('hour-day') : light.wall.fill} />
        <Lamp look="far" width={width} height={height} light={light} />
      </g>
      {things.map(drawShape)}
      {worker && (
        <g {...workerProps(isHidden)}>
          <StationWorker outfit={outfit} {...worker} y={height} skin={index} />
        </g>
      )}
      {label && <Sign text={label} x={width / 2} y={-11} />}
    </>
  )
}

/** The outline around a covered room: the inner edge of its line touches the wall. */
export function CoveredRoom({ width, height }: Pick<DrawnStation, 'width' | 'height'>) {
  const out = COVERED_LINE / 2
  return <rect x={-out} y={-out} width={width + COVERED_LINE} height={height + COVERED_LINE} rx="4" />
}
