import { ArrowRight } from 'lucide-react'
import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { Stars } from '#src/illustrations/sky/Stars.tsx'
import { skyHourAttributes } from '#src/illustrations/sky/skyHour.attributes.ts'
import { WorkplaceDrawing } from '#src/illustrations/workplace/WorkplaceDrawing.tsx'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { ClaimFootnote } from '#src/sections/shared/figures/ClaimFootnote.tsx'
import { type Figure, FigureValue } from '#src/sections/shared/figures/FigureValue.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkedCard } from '#src/ui/links/LinkedCard.tsx'
import { GapAndReplacement, gapOf } from './GapAndReplacement.tsx'
import type { IndustryCardProps } from './industryCardProps.ts'

export type IndustryRowProps = {
  card: IndustryCardProps
  /** How many industries before it have the same workplace, so that their drawings differ. */
  earlier: number
}

/** An industry as an hour of the overview's day: its words, and its workplace under the sky of that hour. */
export function IndustryRow({ card, earlier }: IndustryRowProps) {
  const { name, href, summary, figures, board, workplace } = card
  const [figure] = figures
  const { time } = board
  const hour = skyHourOf(time)
  const gap = gapOf(board)
  return (
    <LinkedCard
      href={href}
      label={name}
      {...skyHourAttributes.hour.props(hour)}
      {...workplaceAttributes.lights.props()}
      className="isolate overflow-hidden"
    >
      {(link) => (
        <>
          <Stars hour={hour} className="absolute right-0 bottom-0 -z-1 h-56 w-full md:h-full md:w-1/2" />
          <div className="column grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
            <div className="pt-8 md:pt-11 md:pb-24">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm font-semibold">
                <FlapClock clock={time} />
                {board.title}
              </p>
              <Heading level={2} className="mt-3.5">
                {link}
                {'\u00a0'}
                <RowArrow />
              </Heading>
              <p className="mt-2 measure-em-22">{summary}</p>
              {figure && <FirstFigure {...figure} />}
            </div>
            <div className="-mx-(--page-gutter) flex flex-col justify-end gap-4 md:mx-0">
              {gap && (
                <GapAndReplacement
                  gap={gap}
                  className="mx-(--page-gutter) sm:grid sm:justify-items-start md:mx-0 md:mt-6 md:mb-auto md:justify-items-end"
                />
              )}
              <WorkplaceDrawing name={workplace} time={time} earlier={earlier} className="late-drawing relative -z-1 h-auto" />
            </div>
          </div>
        </>
      )}
    </LinkedCard>
  )
}

/** Shows that the whole row is a link. Screen readers have the link's name. */
const RowArrow = () => (
  <ArrowRight
    aria-hidden="true"
    className={cn(
      'inline size-9 -translate-y-0.5 md:size-10',
      'rounded-full border-[1.5px] border-current p-2',
      'group-hover:border-signal group-hover:bg-signal group-hover:text-signal-ink',
    )}
  />
)

const FirstFigure = (figure: Figure) => (
  <p className="mt-4 text-sm">
    <span className="mr-2 font-display text-2xl font-bold tracking-tight">
      <FigureValue value={figure.value} />
    </span>
    {figure.label}
    {/* Above the link that covers the row. */}
    <ClaimFootnote {...figure} className="relative z-1 ml-2" />
  </p>
)
