import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { designColor } from '../designColor.ts'
import { Sign } from './Sign.tsx'
import { CoveredOutline, Station, StationLight } from './Station.tsx'
import type { Shape } from './shape.tsx'
import { drawShape } from './shape.tsx'
import { createWorkplaceLight } from './workplaceLight.ts'
import { HILLS, WORKPLACE_BOX, WORKPLACES } from './workplaces.ts'
import { YARDS, type YardThing } from './yards.ts'

export type WorkplaceProps = {
  name: WorkplaceName
  hour: SkyHour
  /** The empty station has its person, as at the end of the morning. */
  isLit?: boolean | undefined
  /** Prefix of its gradients' ids. Needed if a page has the same workplace more than once. */
  id?: string | undefined
  /** Also draws the surroundings, as far as the page is wide. */
  hasYard?: boolean | undefined
  /** How far to move sun or moon, if only a part of the picture is visible. */
  sunOrMoonShift?: { x: number; y: number } | undefined
}

/** Width of the page from which things beside the workplace are shown (yards.ts). */
const SHOWN_FROM: Record<YardThing['reach'], string> = { near: 'hidden xl:block', middle: 'hidden 2xl:block', far: 'hidden 3xl:block' }

/**
 * A drawn workplace on its ground, under the sun or moon of the hour. The parent draws the sky. Colors are custom properties, so that pages
 * follow the theme and `lib/build/pictures/designColors.ts` can replace them in files.
 */
export function Workplace({ name, hour, isLit, id = `workplace-${name}`, hasYard = false, sunOrMoonShift }: WorkplaceProps) {
  const { stationKind, outfit, building, stations, dark, front = [], sign } = WORKPLACES[name]
  const openStation = stations[dark]
  const light = createWorkplaceLight(id)
  return (
    <>
      <defs>
        <StationLight stationKind={stationKind} light={light} />
      </defs>
      {sunOrMoonShift ? (
        <g transform={`translate(${sunOrMoonShift.x} ${sunOrMoonShift.y})`}>
          <SunOrMoon hour={hour} isMoved />
        </g>
      ) : (
        <SunOrMoon hour={hour} isMoved={false} />
      )}
      <path d={HILLS} fill={hour === 'day' ? designColor('paint-steel') : designColor('soot')} opacity={hour === 'day' ? 0.28 : 0.42} />
      {hasYard &&
        YARDS[name].map(({ reach, shapes }) => (
          <g key={shapes[0]?.d} className={SHOWN_FROM[reach]}>
            {shapes.filter(({ isLamplight }) => !isLamplight || hour !== 'day').map(drawShape)}
          </g>
        ))}
      {DARK_HOURS.includes(hour) ? building.map(drawWithRim) : building.map(drawShape)}
      {/* Under the stations, because their outline may overlap the ground. */}
      <path
        d={`M-1000 ${WORKPLACE_BOX.ground}h2700v${WORKPLACE_BOX.height - WORKPLACE_BOX.ground + 1}H-1000z`}
        fill={designColor('soot')}
      />
      {stations.map((station, index) => (
        <Station
          key={`${station.x} ${station.y}`}
          station={station}
          stationKind={stationKind}
          outfit={outfit}
          index={index}
          isDark={index === dark}
          isLit={isLit}
          light={light}
        />
      ))}
      {front.map(drawShape)}
      {/* Over the things in front of the stations, so that the whole outline is visible. */}
      {openStation && !isLit && <CoveredOutline station={openStation} stationKind={stationKind} />}
      {sign && <Sign {...sign} size={25} />}
    </>
  )
}

/** Hours at which the sky is about as dark as the building. */
const DARK_HOURS: readonly SkyHour[] = ['night', 'early', 'evening']
/** Adds a lighter edge to dark shapes. `paintOrder` draws the stroke below the fill, so that only its outer half shows. */
const drawWithRim = (shape: Shape) =>
  shape.tone === 'soot' ? (
    <path key={shape.d} d={shape.d} fill={designColor('soot')} stroke={designColor('paint-steel')} strokeWidth="2" paintOrder="stroke" />
  ) : (
    drawShape(shape)
  )

/** Sun or moon with clouds, if the hour has any. The far cloud is left out if the sun is moved, because it would then stand behind text. */
function SunOrMoon({ hour, isMoved }: { hour: SkyHour; isMoved: boolean }) {
  if (hour === 'night') return <path d="M562-18a24 24 0 1 0 26 34 20 20 0 0 1-26-34z" fill={designColor('on-deck')} opacity=".9" />
  if (hour === 'dawn') return <circle cx="566" cy="74" r="46" fill={designColor('paint-beam')} />
  if (hour === 'day')
    return (
      <>
        <circle cx="600" cy="46" r="30" fill={designColor('paint-beam')} />
        <path
          d="M536 34a11 11 0 0 1 21-4 9 9 0 0 1 16 6 6 6 0 0 1 0 12h-34a8 8 0 0 1-3-14z"
          fill={designColor('on-deck')}
          className="sky-cloud"
          opacity=".85"
        />
        {!isMoved && (
          <path
            d="M92 38a16 16 0 0 1 31-5 13 13 0 0 1 22 9 9 9 0 0 1 0 17H96a11 11 0 0 1-4-21z"
            fill={designColor('on-deck')}
            className="sky-cloud"
            opacity=".85"
          />
        )}
      </>
    )
  return null
}
