import { designColor } from '#src/illustrations/designColor.ts'
import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { drawShape } from '#src/illustrations/workplace/drawShape.tsx'
import { TRAILERS } from '#src/illustrations/workplace/furniture.ts'
import { LampLight } from '#src/illustrations/workplace/LampLight.tsx'
import { OpenPlace } from '#src/illustrations/workplace/OpenPlace.tsx'
import { SharedDefinitions } from '#src/illustrations/workplace/SharedDefinitions.tsx'
import { StationWorker } from '#src/illustrations/workplace/StationWorker.tsx'
import { createWorkplaceLight, type WorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { ExhibitOf } from '#src/schemas/industry/industryExhibits.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { type Door, staffedDoors, timeLeft } from './waves.ts'

export type WavesExhibitProps = Pick<ExhibitOf<'waves'>, 'describe' | 'now' | 'waves' | 'words'> & {
  /** Prefix of the ids of the dock's light and trailers. */
  id: string
}
type Wave = WavesExhibitProps['waves'][number]

const waveSentence = ({ name, cutoff, doors, remark }: Wave, now: string, words: WavesExhibitProps['words']) =>
  fillIn(words.spoken, {
    wave: name,
    cutoff,
    time: timeLeft(now, cutoff),
    doors: doors.map(({ number, state }) => fillIn(words.door, { number, state: words[state] })).join(', '),
    remark,
  })

/** A dock from the yard: the doors of each wave under one clock, and the door without anybody. */
export function WavesExhibit({ id, describe, now, waves, words }: WavesExhibitProps) {
  const light = createWorkplaceLight(id)
  const trailerIds = TRAILERS.map((_, index) => `${id}-trailer${index}`)
  return (
    <SceneFrame describe={describe} spoken={waves.map((wave) => waveSentence(wave, now, words))} sample={false}>
      <SharedDefinitions>
        <LampLight light={light} />
        {TRAILERS.map((things, index) => (
          <g key={trailerIds[index]} id={trailerIds[index]}>
            {things.map(drawShape)}
          </g>
        ))}
      </SharedDefinitions>
      <div className="grid gap-y-10 lg:grid-cols-3">
        {waves.map((wave, index) => (
          <div key={wave.name} className="md:max-lg:grid md:max-lg:side-col-52 md:max-lg:grid-rows-headed md:max-lg:gap-x-8">
            <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 lg:pr-6">
              <FlapClock clock={wave.cutoff} size="2xl" />
              <p className="text-sm leading-snug">
                <span className="block font-semibold">{wave.name}</span>
                <span className="text-on-deck-2">
                  {`${words.cutoff} `}
                  <span className="whitespace-nowrap">{timeLeft(now, wave.cutoff)}</span>
                </span>
              </p>
            </div>
            <Facade
              light={light}
              trailerIds={trailerIds}
              doors={wave.doors}
              wave={index}
              end={index === 0 ? 'left' : index === waves.length - 1 ? 'right' : undefined}
            />
            <p className="mt-4 self-start border-l-4 border-signal pl-3 text-sm text-on-deck-2 md:max-lg:mt-0 lg:mr-8">
              <b className="font-semibold whitespace-nowrap text-on-deck">
                {fillIn(words.doors, { staffed: staffedDoors(wave.doors), doors: wave.doors.length })}
              </b>{' '}
              {wave.remark}
            </p>
          </div>
        ))}
      </div>
    </SceneFrame>
  )
}

/**
 * Sizes of a door and the pier beside it, in units of the drawing. Doors are drawn `from` farther right, and the ground begins at `ground`.
 */
const DOOR = { width: 84, from: 8, height: 148, ground: 132 }
/** The trailers of the page's first screen, in the size of a door here. */
const TRAILER = 'translate(6 46.500) scale(.75)'

const OVERHANG = 1600
/** Colors of the numbers over the doors. */
const NUMBERS: Record<Door['state'], string> = { staffed: 'signal', covered: 'go', open: 'stop' }
/** What the dock defines, and all of its doors use. */
type DockProps = { light: WorkplaceLight; trailerIds: readonly string[] }
type FacadeProps = DockProps & { doors: readonly Door[]; wave: number; end: 'left' | 'right' | undefined }

function Facade({ doors, wave, end, ...dock }: FacadeProps) {
  const width = doors.length * DOOR.width
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`0 0 ${width} ${DOOR.height}`}
      className="block w-full lg:overflow-visible md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1"
    >
      {/* Beside each other, the waves continue the building to the edges of the widest page. */}
      {end && (
        <g className="max-lg:hidden" transform={`translate(${end === 'left' ? -OVERHANG : width} 0)`}>
          <path d={`M0 6h${OVERHANG}v126H0Z`} fill={designColor('soot')} />
          <path d={`M0 0h${OVERHANG}v6H0ZM0 132h${OVERHANG}v3H0Z`} fill={designColor('paint-steel')} />
        </g>
      )}
      <path d={`M0 6h${width}v126H0Z`} fill={designColor('soot')} />
      <path d={`M0 0h${width}v6H0Z`} fill={designColor('paint-steel')} />
      {doors.map((door, index) => (
        <g key={door.number} transform={`translate(${index * DOOR.width - DOOR.from} 0)`}>
          <DoorWay {...door} {...dock} index={index + wave} />
        </g>
      ))}
      <path d={`M0 132h${width}v3H0Z`} fill={designColor('paint-steel')} />
      {doors.map((door, index) => (
        <path
          key={door.number}
          d={`M${index * DOOR.width + 4} 135h76v7h-76Z`}
          fill={designColor(door.state === 'open' ? 'stop' : door.state === 'covered' ? 'go' : 'deck-line')}
        />
      ))}
    </svg>
  )
}

function DoorWay({ light, trailerIds, number, state, index }: Door & DockProps & { index: number }) {
  const trailer = <use href={`#${trailerIds[index % trailerIds.length]}`} transform={TRAILER} />
  return (
    <>
      <text x="50" y="29" textAnchor="middle" fontFamily="Archivo" fontWeight="700" fontSize="22" fill={designColor(NUMBERS[state])}>
        {number}
      </text>
      {state === 'open' ? (
        <>
          <path d="M12 40h76v92H12Z" fill={designColor('paint-room')} />
          {trailer}
          <OpenPlace outline="M13 41h74v90H13Z" strokeWidth="2.500" />
        </>
      ) : (
        <>
          <path d="M12 40h76v92H12Z" fill={light.wall.fill} />
          <path d="M44 46h12l24 86H20Z" fill={light.beam.fill} />
          {trailer}
          <StationWorker outfit="vest" x={75} y={DOOR.ground} skin={index} pose={index % 2 ? 'machine' : 'carrying'} />
        </>
      )}
      {/* The rolled-up shutter. */}
      <path d="M12 40h76v4H12ZM12 46h76v3H12Z" fill={designColor('soot')} />
      {/* A solid outline for a covered door, as on the page's first screen. */}
      {state === 'covered' && <rect x="11" y="39" width="78" height="94" rx="4" fill="none" stroke={designColor('go')} strokeWidth="4" />}
    </>
  )
}
