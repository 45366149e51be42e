import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { WeekContent } from '#src/schemas/blocks/week.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PhoneFold } from '#src/ui/PhoneFold.tsx'
import { ChannelSymbol, OUTLINE_COLORS_CLASS } from './ChannelSymbol.tsx'
import type { countReports } from './weekReports.ts'

export type WeekChannelsProps = Pick<WeekContent, 'channels' | 'words'> &
  Pick<ReturnType<typeof countReports>, 'byChannel'> & {
    /** Spacing around it. */
    className: string
  }

/** What each channel replaces, and how many reports of the week came by it. */
export function WeekChannels({ channels, byChannel, words, className }: WeekChannelsProps) {
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
