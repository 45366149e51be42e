import { useId } from 'react'
import { designColor } from '#src/illustrations/designColor.ts'
import { LampLight } from '#src/illustrations/workplace/Lamp.tsx'
import { Station } from '#src/illustrations/workplace/Station.tsx'
import { drawShape } from '#src/illustrations/workplace/shape.tsx'
import { createWorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'
import { HILLS, WORKPLACE_BOX, WORKPLACES } from '#src/illustrations/workplace/workplaces.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

export type OneLitStationProps = { hour: SkyHour; className?: string }

/** Top of the chimneys. */
const TOP = 30

/** The plant before the day begins: one station is lit and staffed, the others are dark. The ground is as wide as the page. */
export function OneLitStation({ hour, className }: OneLitStationProps) {
  const light = createWorkplaceLight(useId())
  const { building, stations, dark, stationKind, outfit } = WORKPLACES.plant
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`0 ${TOP} ${WORKPLACE_BOX.width} ${WORKPLACE_BOX.height - TOP}`}
      className={cn('block w-full overflow-visible', className)}
    >
      <defs>
        <LampLight light={light} />
      </defs>
      <path d={HILLS} fill={hour === 'day' ? designColor('paint-steel') : designColor('soot')} opacity=".42" />
      {/* The windows above the stations are dark, too. */}
      {building.filter(({ tone }) => tone !== 'paint-lamp').map(drawShape)}
      <path
        d={`M-3000 ${WORKPLACE_BOX.ground}h6700v${WORKPLACE_BOX.height - WORKPLACE_BOX.ground + 1}H-3000z`}
        fill={designColor('soot')}
      />
      {stations.map((station, index) =>
        index === dark ? (
          <Station key={station.x} station={station} stationKind={stationKind} outfit={outfit} index={index} isDark={false} light={light} />
        ) : (
          <g key={station.x} transform={`translate(${station.x} ${station.y})`}>
            <path d={`M0 0h${station.width}v${station.height}H0z`} fill={designColor('paint-room')} />
            <g opacity=".5">{station.things.map(drawShape)}</g>
          </g>
        ),
      )}
    </svg>
  )
}
