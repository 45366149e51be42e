import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { createWorkplaceLight } from '#src/illustrations/workplace/workplaceLight.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { ExhibitWords } from '#src/schemas/industry/exhibitWords.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { DockDefinitions, DockWall } from './DockWall.tsx'
import { countStaffedDoors, timeLeft } from './waves.ts'

export type WavesBlockProps = Pick<IndustryBlockOf<'waves'>, 'describe' | 'now' | 'waves'> & {
  words: ExhibitWords['waves']
  /** Prefix of the ids of the dock's light and trailers. */
  id: string
}
type Wave = WavesBlockProps['waves'][number]

const waveSentence = ({ name, cutoff, doors, remark }: Wave, now: string, words: WavesBlockProps['words']) =>
  fillIn(words.spoken, {
    wave: name,
    cutoff,
    time: timeLeft(now, cutoff),
    doors: doors.map(({ number, status }) => fillIn(words.door, { number, staffing: words[status] })).join(', '),
    remark,
  })

/** A dock from the yard: the doors of each wave under one clock, and the door without anybody. */
export function WavesBlock({ id, describe, now, waves, words }: WavesBlockProps) {
  const light = createWorkplaceLight(id)
  return (
    <SceneFrame describe={describe} spoken={waves.map((wave) => waveSentence(wave, now, words))} sample={false}>
      <DockDefinitions id={id} light={light} />
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
            <DockWall
              id={id}
              light={light}
              doors={wave.doors}
              waveIndex={index}
              pageEdge={index === 0 ? 'left' : index === waves.length - 1 ? 'right' : undefined}
            />
            <p className="mt-4 self-start border-l-4 border-signal pl-3 text-sm text-on-deck-2 md:max-lg:mt-0 lg:mr-8">
              <b className="font-semibold whitespace-nowrap text-on-deck">
                {fillIn(words.doors, { staffed: countStaffedDoors(wave.doors), doors: wave.doors.length })}
              </b>{' '}
              {wave.remark}
            </p>
          </div>
        ))}
      </div>
    </SceneFrame>
  )
}
