import { designColor } from '#src/illustrations/designColor.ts'
import { drawShape } from '#src/illustrations/workplace/drawShape.tsx'
import { Lamp } from '#src/illustrations/workplace/Lamp.tsx'
import { Sign } from '#src/illustrations/workplace/Sign.tsx'
import { Station, StationLight } from '#src/illustrations/workplace/Station.tsx'
import { createWorkplaceLight, type WorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'
import { type DrawnStation, WORKPLACES } from '#src/illustrations/workplace/workplaces.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { clockHands } from '#src/lib/anywhere/time/clockHands.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { routeTo } from '#src/site/routes.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { CLOSE_UPS, type CloseUp } from './closeUps.ts'
import { PERSON_SIZE } from './people/drawCloseUpPerson.ts'

export type CloseUpDrawingProps = {
  name: WorkplaceName
  /** The time on the wall clock: "08:10". */
  time: string
  className?: string
}

/** Visible wall around the station, in units: left, right and above, and the ground below. */
const WALL = { left: 16, right: 8, over: 30, ground: 6 }

/**
 * A close-up of one station of a workplace, with its person: the station that is empty on the page's first screen. The wall continues to the
 * right edge of the page. Hidden from screen readers, as the whole workplace is.
 */
export function CloseUpDrawing({ name, time, className }: CloseUpDrawingProps) {
  const { stations, dark, stationKind, outfit } = WORKPLACES[name]
  const station = stations[dark]
  if (!station) return null
  const { width, height } = station
  const closeUp = CLOSE_UPS[name]
  const light = createWorkplaceLight(`near-${name}`)
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`${-WALL.left} ${-WALL.over} ${width + WALL.left + WALL.right} ${height + WALL.over + WALL.ground}`}
      preserveAspectRatio="xMidYMax slice"
      className={cn('block w-full overflow-visible', className)}
    >
      <defs>
        <StationLight stationKind={stationKind} light={light} />
      </defs>
      {stationKind === 'room' && <RoomWall height={height} />}
      {/* The ground. */}
      <path d={`M-1000 ${height}h2700v${WALL.ground + 1}H-1000z`} fill={designColor('soot')} />
      {stationKind === 'room' ? (
        <RoomInside station={station} closeUp={closeUp} time={time} light={light} />
      ) : (
        <>
          <Station
            station={{ ...station, x: 0, y: 0 }}
            stationKind={stationKind}
            outfit={outfit}
            index={dark}
            isDark={false}
            light={light}
          />
          {closeUp.before.map(drawShape)}
        </>
      )}
      {closeUp.over?.map(drawShape)}
      {/* Not an SVG `image`, because that would be fetched together with the first screen, which is far above. */}
      {closeUp.person && (
        <foreignObject {...personBox(closeUp.person, height + WALL.ground)}>
          <img src={routeTo.closeUpPerson(name)} alt="" {...PERSON_SIZE} loading="lazy" className="block size-full" />
        </foreignObject>
      )}
    </svg>
  )
}

/** @returns the position of a person whose hips are at the picture's lower edge */
const personBox = ({ left, top }: Required<CloseUp>['person'], bottom: number) => ({
  x: left,
  y: top,
  width: ((bottom - top) * PERSON_SIZE.width) / PERSON_SIZE.height,
  height: bottom - top,
})

type RoomInsideProps = { station: DrawnStation; closeUp: CloseUp; time: string; light: WorkplaceLight }

function RoomInside({ station: { width, height, things, label }, closeUp: { behind, before, clock }, time, light }: RoomInsideProps) {
  return (
    <>
      <path d={`M0 0h${width}v${height}H0z`} fill={light.wall.fill} />
      {/* The light falls on the wall, so it is drawn under the things that hang on the wall or stand in front of it. */}
      <Lamp look="near" width={width} height={height} light={light} />
      {behind.map(drawShape)}
      <WallClock {...clock} time={time} />
      {things.map(drawShape)}
      {before.map(drawShape)}
      {label && <Sign text={label} x={width / 2} y={-8} size={15} />}
    </>
  )
}

/** The wall around a room, with its light edge and its steel sheets, up to the right edge of the page. */
function RoomWall({ height }: { height: number }) {
  /** The steel sheets are the dashes of one wide line, between these heights. */
  const sheets = { top: -22.5, bottom: height - 1.5 }
  return (
    <>
      <path
        d={`M${-WALL.left + 6} ${height + 1}V-24h-3v-4h1000V${height + 1}z`}
        fill={designColor('soot')}
        stroke={designColor('paint-steel')}
        strokeWidth="1"
      />
      <path
        d={`M${-WALL.left + 12} ${(sheets.top + sheets.bottom) / 2}h1000`}
        stroke={designColor('paint-steel')}
        strokeWidth={sheets.bottom - sheets.top}
        strokeDasharray=".500 7.500"
        opacity=".35"
      />
    </>
  )
}

/** A wall clock that shows the time. */
function WallClock({ x, y, r, time }: CloseUp['clock'] & { time: string }) {
  const hands = clockHands(time)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={designColor('soot')} />
      <circle r={r * 0.84} fill={designColor('on-deck')} />
      <g stroke={designColor('soot')} strokeLinecap="round">
        <path d={`M0 0V${-r * 0.45}`} transform={`rotate(${hands.hour})`} strokeWidth={r * 0.16} />
        <path d={`M0 0V${-r * 0.68}`} transform={`rotate(${hands.minute})`} strokeWidth={r * 0.11} />
      </g>
    </g>
  )
}
