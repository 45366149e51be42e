import type { ReactNode } from 'react'
import { designColor } from '../designColor.ts'
import { BusStation, RoadLight } from './BusStation.tsx'
import { BUS } from './bus.ts'
import { LampLight } from './Lamp.tsx'
import { OpenPlace } from './OpenPlace.tsx'
import { CoveredRoom, RoomStation } from './RoomStation.tsx'
import { Sign, type SignProps } from './Sign.tsx'
import { COVERED_LINE, litProps, type StationDrawingProps } from './stationDrawing.ts'
import { workplaceAttributes } from './workplace.attributes.ts'
import type { DrawnStation, DrawnWorkplace } from './workplaces.ts'

type StationParts = {
  Drawing: (props: StationDrawingProps) => ReactNode
  /** The outline while nobody is there. */
  openOutline: (station: DrawnStation) => string
  /** The outline once it is covered. */
  Covered: (station: DrawnStation) => ReactNode
  /** Position of its label if that is readable in the dark, too. */
  darkLabel?: Omit<SignProps, 'text'>
  /** Gradients beside those of the lamps. */
  Light?: typeof RoadLight
}

const KINDS: Readonly<Record<DrawnWorkplace['stationKind'], StationParts>> = {
  room: {
    Drawing: RoomStation,
    openOutline: ({ width, height }) => `M1 1h${width - 2}v${height - 2}H1z`,
    Covered: CoveredRoom,
  },
  bus: {
    Drawing: BusStation,
    openOutline: () => BUS.outline,
    Covered: () => <path d={BUS.outline} />,
    darkLabel: BUS.number,
    Light: RoadLight,
  },
}

export type StationProps = Omit<StationDrawingProps, 'isHidden'> & {
  stationKind: DrawnWorkplace['stationKind']
  /** Nobody is there. In a page workplaceLights.css may light it; in a picture without styles it stays dark. */
  isDark: boolean
  /** Draws the dark station with its person, as after the call-off is covered. */
  isLit?: boolean | undefined
}

/** A station of a workplace: with its person, or dark. */
export function Station({ stationKind, isDark, isLit = false, ...drawing }: StationProps) {
  const { station } = drawing
  const { Drawing, openOutline, darkLabel } = KINDS[stationKind]
  const isOpen = isDark && !isLit
  return (
    <g transform={`translate(${station.x} ${station.y})`} {...(isOpen && workplaceAttributes.station.props('dark'))}>
      <Drawing {...drawing} isHidden={isOpen} />
      {isOpen && (
        <g {...workplaceAttributes.gap.props()}>
          <OpenPlace outline={openOutline(station)} strokeWidth="2" />
          {darkLabel && station.label && <Sign text={station.label} {...darkLabel} />}
        </g>
      )}
    </g>
  )
}

/** The green outline of a covered station, in place of the dashed one. It is hidden until the station is lit (workplaceLights.css). */
export function CoveredOutline({ station, stationKind }: Pick<StationProps, 'station' | 'stationKind'>) {
  const { Covered } = KINDS[stationKind]
  return (
    <g transform={`translate(${station.x} ${station.y})`} {...workplaceAttributes.station.props('dark')}>
      <g {...litProps(true)} fill="none" stroke={designColor('go')} strokeWidth={COVERED_LINE} strokeLinejoin="round">
        <Covered {...station} />
      </g>
    </g>
  )
}

/** Gradients of the light in a workplace, for the `defs` of its drawing. */
export function StationLight({ stationKind, light }: Pick<StationProps, 'stationKind' | 'light'>) {
  const { Light } = KINDS[stationKind]
  return (
    <>
      <LampLight light={light} />
      {Light && <Light light={light} />}
    </>
  )
}
