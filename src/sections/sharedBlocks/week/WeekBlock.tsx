import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { compareMoments } from '#src/models/attendance/notice.ts'
import type { WeekContent, WeekReport } from '#src/schemas/blocks/week.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { WeekChannels } from './WeekChannels.tsx'
import { WeekPicture } from './WeekPicture.tsx'
import { countReports } from './weekReports.ts'

export type WeekBlockProps = WeekContent & {
  id: string
  heading: string
  /** Reports of the page's first screen, which are of this week, too. */
  openingReports?: readonly WeekReport[]
}

/** A week of call-offs at one plant by the hour, and below it what each channel replaces. */
export function WeekBlock({ id, heading, headingLook, lede, reports: ownReports, openingReports = [], ...picture }: WeekBlockProps) {
  const { office, words, channels } = picture
  const reports = [...ownReports, ...openingReports].toSorted(compareMoments)
  const { byChannel, ...counts } = countReports(reports, office)
  return (
    <section {...namedSection(id)} className="border-b border-deck-line bg-deck text-on-deck">
      <div className="column py-12 sm:py-16 lg:py-24">
        <SectionHeading
          id={id}
          heading={heading}
          lede={fillIn(lede, counts)}
          look={headingLook ?? 'abreast'}
          ledeSize="base"
          surface="deck"
        />
        <WeekPicture {...picture} reports={reports} className="mt-10 sm:mt-12" />
        <WeekChannels channels={channels} byChannel={byChannel} words={words} className="mt-8 sm:mt-10" />
      </div>
    </section>
  )
}
