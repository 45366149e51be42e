import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { compareMoments } from '#src/models/attendance/notice.ts'
import type { WeekContent, WeekReport } from '#src/schemas/blocks/week.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PhoneFold } from '#src/ui/PhoneFold.tsx'
import { ChannelSymbol, OUTLINE_COLORS_CLASS } from './ChannelSymbol.tsx'
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

type WeekChannelsProps = Pick<WeekContent, 'channels' | 'words'> &
  Pick<ReturnType<typeof countReports>, 'byChannel'> & {
    /** Spacing around it. */
    className: string
  }

/** What each channel replaces, and how many reports of the week came by it. */
function WeekChannels({ channels, byChannel, words, className }: WeekChannelsProps) {
  return (
    <ul className={cn('grid gap-x-8 sm:grid-cols-2 sm:gap-y-2 lg:grid-cols-4', className)}>
      {channels.map(({ channel, title, text, instead }) => (
        <li key={channel} className="border-t border-deck-line py-1.5 sm:row-span-2 sm:grid sm:shares-rows sm:pt-4">
          <PhoneFold
            label={title}
            className="sm:contents"
            head={
              <div>
                <Heading level={3} className="flex flex-wrap items-center gap-x-2.5 max-sm:pt-2.5 max-sm:pr-9">
                  <svg
                    aria-hidden="true"
                    className={`h-[1.83em] w-[2.2em] shrink-0 overflow-visible fill-on-deck text-2xs ${OUTLINE_COLORS_CLASS}`}
                  >
                    <ChannelSymbol channel={channel} />
                  </svg>
                  {title}
                  <span className="font-body text-sm font-normal text-on-deck-2">{fillIn(words.count, { count: byChannel[channel] })}</span>
                </Heading>
                <p className="py-1.5 text-sm sm:pt-3 sm:pb-0">
                  <span className="text-on-deck-2">{words.instead}</span> {instead}
                </p>
              </div>
            }
          >
            <p className="text-sm text-on-deck-2 max-sm:pb-3">{text}</p>
          </PhoneFold>
        </li>
      ))}
    </ul>
  )
}
