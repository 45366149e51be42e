import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { FollowUpBoard, type FollowUpBoardProps } from '#src/illustrations/scenes/FollowUpBoard.tsx'
import { Stars } from '#src/illustrations/sky/Stars.tsx'
import { skyHourAttributes } from '#src/illustrations/sky/skyHour.attributes.ts'
import { WorkplaceDrawing } from '#src/illustrations/workplace/WorkplaceDrawing.tsx'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { type SkyHour, skyHourOf } from '#src/models/pictures/skyHours.ts'
import type { IndustriesOverviewContent } from '#src/schemas/pages/industriesOverview.ts'
import { FirstScreenEnd } from '#src/sections/shared/opening/FirstScreenEnd.tsx'
import { OpeningActions } from '#src/sections/shared/opening/OpeningActions.tsx'
import { OpeningSection } from '#src/sections/shared/opening/OpeningSection.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { routes } from '#src/site/routes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { GapAndReplacement, gapOf } from './GapAndReplacement.tsx'
import { LeaderLine } from './LeaderLine.tsx'

export type IndustryOpeningProps = Omit<OpeningWords, 'primary' | 'secondary'> & {
  /** Address of its guide, if it has one. */
  guide: string | undefined
  workplace: WorkplaceName
  board: Omit<FollowUpBoardProps, 'words'>
  /** Texts of all industries: the two buttons, and words on the board. */
  shared: IndustriesOverviewContent['page']
}

/** First screen of an industry: its workplace across the page, at the minute of the board below it. */
export function IndustryOpening({ eyebrow, heading, lede, guide, workplace, board, shared }: IndustryOpeningProps) {
  const { time } = board
  const hour = skyHourOf(time)
  const gap = gapOf(board)
  return (
    <>
      <OpeningSection
        sky={hour}
        {...skyHourAttributes.hour.props(hour)}
        {...workplaceAttributes.lights.props('board')}
        className="relative isolate overflow-hidden"
      >
        <div className="column pt-7 pb-4 sm:pt-9 sm:pb-6 md:pt-14 lg:pt-10 low:pt-6 low:pb-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm font-semibold">
            <FlapClock clock={time} />
            {eyebrow}
          </p>
          <Heading level={1} size="7xl" className="mt-4 measure-em-18 low:mt-2">
            {withTiedStarts(heading)}
          </Heading>
          <div className="mt-4 grid gap-x-12 gap-y-5 lg:grid-cols-ended lg:items-center">
            <p className="measure-80 text-lg">{lede}</p>
            <OpeningActions
              size="compact"
              surface={hour === 'day' ? 'sky' : 'deck'}
              onPhones="wide"
              primary={{ label: shared.demo, href: routes.requestDemo }}
              secondary={guide ? { label: shared.guide, href: guide } : undefined}
            />
          </div>
        </div>
        <FirstScreenEnd />
        <OpeningWorkplace name={workplace} time={time} hour={hour} gap={gap} />
      </OpeningSection>
      <div className="bg-soot">
        <div className="column py-6 md:py-9">
          <FollowUpBoard {...board} words={shared.board} />
        </div>
      </div>
    </>
  )
}

type OpeningWorkplaceProps = { name: WorkplaceName; time: string; hour: SkyHour; gap: ReturnType<typeof gapOf> }

/**
 * The workplace under its sky, with the place of whoever is missing. Stars stand here, below the words, because a bright point between
 * letters reads as punctuation.
 */
function OpeningWorkplace({ name, time, hour, gap }: OpeningWorkplaceProps) {
  return (
    <div className="relative">
      <Stars hour={hour} className="absolute inset-0 -z-1 size-full" />
      {gap && (
        <div className="column">
          <GapAndReplacement gap={gap} />
        </div>
      )}
      <div className="relative mx-auto max-w-280">
        <WorkplaceDrawing name={name} time={time} hasYard className="relative -z-1 h-auto" />
        {/* Hidden on phones, which show a part of the drawing, so that the line would lead elsewhere. */}
        {gap && <LeaderLine workplace={name} hour={hour} className="-z-1 max-sm:hidden" />}
      </div>
    </div>
  )
}

/** A short word at the start of a sentence or clause: "The", "by". The word after it is short too, or the two would not fit a phone. */
const SHORT_START = /(?<=[.,:;?!] )(\p{L}{1,3}) (?=[\p{L}\d’]{1,6}(?![\p{L}\d’]))/gu

/** @returns the text with each short start tied to the next word, so that no line ends with it */
export const withTiedStarts = (text: string): string => text.replace(SHORT_START, '$1\u00a0')
