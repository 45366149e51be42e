import { FlapClock } from '../../illustrations/FlapClock'
import { CREW, crewWidth } from '../../illustrations/portrait/crewSvg'
import { PORTRAIT } from '../../illustrations/portrait/portraitSvg'
import { cn } from '../../lib/anywhere/cn'
import type { TeamContent } from '../../schemas/team'
import { resources, routeTo } from '../../site/routes'
import { Heading } from '../../ui/Heading'
import { PageOpening } from '../shared/PageOpening'
import { SampleNote } from '../shared/SampleNote'
import { CrewDay } from './CrewDay'
import { inOrderOfDay, rowOf } from './dayRuler'

type Member = TeamContent['members'][number]
export type TeamGridProps = Pick<TeamContent, 'eyebrow' | 'heading' | 'lede' | 'timesNote' | 'members'> & {
  /** Small print while these are samples. */
  sampleNote: string | undefined
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('')

/** By how many bays stand in a row of a wide screen (dayRuler.ts). */
const COLUMNS: Readonly<Record<number, string>> = {
  4: 'xl:grid-cols-4',
  5: 'xl:grid-cols-5',
  6: 'xl:grid-cols-6',
  7: 'xl:grid-cols-7',
  8: 'xl:grid-cols-8',
}

/** The leaders as one picture: bays of a day, each under the sky of its time, below the ruler that the times are on. */
export function TeamGrid({ eyebrow, heading, lede, timesNote, members, sampleNote }: TeamGridProps) {
  const crew = inOrderOfDay(members)
  const clocks = crew.flatMap(({ time }) => time ?? [])
  const { bays, isOne } = rowOf(crew.length)
  const hasLines = isOne && clocks.length > 0
  // As many people as bays, each drawn: then wide screens show them as one picture.
  const isCrew = crew.length === bays && crew.every(({ portrait }) => portrait)
  return (
    <section className="overflow-x-clip pt-10 pb-14 md:pt-14 md:pb-20">
      <div className="column">
        <PageOpening eyebrow={eyebrow} heading={heading} lede={lede}>
          <SampleNote note={sampleNote} className="mt-2" />
        </PageOpening>
      </div>
      <div className="column mt-8 md:mt-10">
        <p className="mb-3 text-sm text-ink-2">{timesNote}</p>
        <CrewDay clocks={clocks} bays={hasLines ? bays : null} />
        {isCrew && <CrewPicture names={crew.map(({ name }) => name)} />}
        <ul className={cn('grid gap-y-7 sm:grid-cols-3 sm:gap-y-10', COLUMNS[bays], hasLines ? 'max-xl:mt-5' : 'mt-5')}>
          {crew.map((member, index) => (
            <li key={member.id} id={member.id} className="max-sm:grid max-sm:first-col-28 max-sm:gap-x-4">
              <Portrait member={member} className={cn(cornersOf(index, crew.length, bays), isCrew && 'xl:hidden')} />
              <div className="sm:mt-4 sm:pr-2.5">
                {member.time && <FlapClock clock={member.time} className="text-sm" />}
                <Heading level={2} size="xl" className="mt-2.5">
                  {member.name}
                </Heading>
                <p className="mt-0.5 text-sm font-semibold text-ink-2 xl:max-2xl:text-xs">{member.title}</p>
                <p className="mt-2 text-sm text-ink-2 sm:pr-2.5">{member.bio}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Round where a row of the picture ends: three bays, or as many as a wide screen has. */
const cornersOf = (index: number, count: number, bays: number) =>
  cn(
    'max-sm:rounded-lg',
    index % 3 === 0 && 'sm:max-xl:rounded-l-lg',
    (index % 3 === 2 || index === count - 1) && 'sm:max-xl:rounded-r-lg',
    index % bays === 0 && 'xl:rounded-l-lg',
    (index % bays === bays - 1 || index === count - 1) && 'xl:rounded-r-lg',
  )

/** Shoulder to shoulder over their names: its bays are as wide as the columns below it, and its sky goes on to the edges of the screen. */
function CrewPicture({ names }: { names: readonly string[] }) {
  return (
    <div className="max-xl:hidden">
      <img
        src={resources.crewPicture}
        alt={`Drawn portraits of ${names.slice(0, -1).join(', ')} and ${names.at(-1)}, from left to right`}
        width={crewWidth(names.length)}
        height={CREW.height}
        loading="lazy"
        decoding="async"
        // As much beyond the column as the drawing has beyond its bays (crewSvg.ts).
        className="-ml-[26%] w-[152%] max-w-none"
      />
    </div>
  )
}

type PortraitProps = { member: Member; className: string }

/** Without a portrait, the initials stand on a tile. */
function Portrait({ member, className }: PortraitProps) {
  if (!member.portrait)
    return (
      <div
        aria-hidden="true"
        className={cn('grid aspect-8/9 w-full place-items-center bg-signal font-display text-figure font-bold text-signal-ink', className)}
      >
        {initialsOf(member.name)}
      </div>
    )
  return (
    <img
      src={routeTo.portrait(member.portrait)}
      alt={`Drawn portrait of ${member.name}`}
      {...PORTRAIT}
      // Where it is not shown, it is not fetched.
      loading="lazy"
      decoding="async"
      className={cn('w-full', className)}
    />
  )
}
