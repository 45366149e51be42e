import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { CREW, crewWidth } from '#src/illustrations/portrait/drawCrew.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { joinList } from '#src/lib/anywhere/text/wording.ts'
import type { TeamContent } from '#src/schemas/pages/team.ts'
import { PageOpening } from '#src/sections/shared/opening/PageOpening.tsx'
import { SampleNote } from '#src/sections/shared/SampleNote.tsx'
import { resources } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { rowLayout, sortByTime } from './dayRuler.ts'
import { MemberPortrait, type TeamMember } from './MemberPortrait.tsx'
import { TeamDayRail } from './TeamDayRail.tsx'
import { TeamDayRuler } from './TeamDayRuler.tsx'

export type TeamViewProps = Pick<TeamContent, 'eyebrow' | 'heading' | 'lede' | 'timesNote' | 'pictures'> & {
  members: readonly TeamMember[]
  /** Small print while the team is a sample. */
  sampleNote: string | undefined
}

/** By the number of columns on a wide screen (dayRuler.ts). */
const COLUMNS: Readonly<Record<number, string>> = {
  4: 'xl:grid-cols-4',
  5: 'xl:grid-cols-5',
  6: 'xl:grid-cols-6',
  7: 'xl:grid-cols-7',
  8: 'xl:grid-cols-8',
}

/**
 * The leaders as one picture: columns of a day, each under the sky of its time, below a ruler with the times. In narrow windows they are
 * stacked beside a rail of the hours.
 */
export function TeamView({ eyebrow, heading, lede, timesNote, pictures, members, sampleNote }: TeamViewProps) {
  const crew = sortByTime(members)
  const clocks = crew.flatMap(({ time }) => time ?? [])
  const { columns, isOne } = rowLayout(crew.length)
  const hasLines = isOne && clocks.length > 0
  // If each column has one person with a drawn portrait, wide screens show all of them as one picture.
  const isCrew = crew.length === columns && crew.every(({ portrait }) => portrait)
  return (
    <section className="overflow-x-clip pt-10 pb-14 md:pt-14 md:pb-20">
      <div className="column">
        <PageOpening eyebrow={eyebrow} heading={heading} lede={lede}>
          <SampleNote note={sampleNote} className="mt-2" />
        </PageOpening>
      </div>
      <div className="column mt-8 md:mt-10">
        <p className="mb-3 text-sm text-ink-2">{timesNote}</p>
        <TeamDayRuler clocks={clocks} columns={hasLines ? columns : null} />
        {isCrew && <CrewPicture names={crew.map(({ name }) => name)} alt={pictures.crew} />}
        <ul className={cn('grid xl:gap-y-10', COLUMNS[columns], clocks.length > 0 && 'max-xl:mt-20', hasLines || 'xl:mt-5')}>
          {crew.map((member, index) => (
            <MemberColumn
              key={member.id}
              member={member}
              isFirst={index === 0}
              next={crew[index + 1]}
              words={pictures}
              portraitClass={cn(cornersOf(index, crew.length, columns), isCrew && 'xl:hidden')}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

type MemberColumnProps = {
  member: TeamMember
  isFirst: boolean
  /** Whoever comes next in the day. */
  next: TeamMember | undefined
  words: TeamContent['pictures']
  portraitClass: string
}

/** A member under their sky. In narrow windows their part of the day's rail stands beside them. */
function MemberColumn({ member, isFirst, next, words, portraitClass }: MemberColumnProps) {
  const { id, name, title, bio, time } = member
  return (
    <li
      id={id}
      className={cn(
        'relative max-xl:pb-12',
        'everyday:max-sm:pt-8 everyday:max-xl:pl-14',
        'sm:max-xl:grid sm:max-xl:gap-x-6 sm:max-lg:first-col-56 lg:max-xl:first-col-72',
      )}
    >
      {time && isFirst && <TeamDayRail from={null} to={time} />}
      {time && <TeamDayRail from={time} to={next?.time ?? null} />}
      <MemberPortrait member={member} words={words} className={portraitClass} />
      <div className="max-sm:mt-3 sm:max-xl:pt-3 xl:mt-4 xl:pr-2.5">
        {time && <FlapClock clock={time} size="sm" className="everyday:max-sm:absolute everyday:max-sm:top-0" />}
        <Heading level={2} size="xl" className="mt-2.5">
          {name}
        </Heading>
        <p className="mt-0.5 text-sm font-semibold text-ink-2 xl:max-2xl:text-xs">{title}</p>
        <p className="mt-2 measure-60 text-sm text-ink-2 xl:pr-2.5">{bio}</p>
      </div>
    </li>
  )
}

/** @returns round corners at the ends of a row; stacked portraits have all four */
const cornersOf = (index: number, count: number, columns: number) =>
  cn(
    'max-xl:rounded-lg',
    index % columns === 0 && 'xl:rounded-l-lg',
    (index % columns === columns - 1 || index === count - 1) && 'xl:rounded-r-lg',
  )

/**
 * The team shoulder to shoulder over their names. The picture's columns match those below it, and its sky reaches the edges of the screen.
 */
function CrewPicture({ names, alt }: { names: readonly string[]; alt: string }) {
  return (
    <div className="max-xl:hidden">
      <img
        src={resources.crewPicture}
        alt={fillIn(alt, { members: joinList(names, 'and') })}
        width={crewWidth(names.length)}
        height={CREW.height}
        loading="lazy"
        decoding="async"
        // As much beyond the column as the drawing has beyond its people (drawCrew.ts), which tests/browser/team.spec.ts checks.
        className="-ml-[26%] w-[152%] max-w-none"
      />
    </div>
  )
}
