import { ArrowRight } from 'lucide-react'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import { gapOf } from '#src/sections/industry/GapAndReplacement.tsx'
import type { IndustryCardProps } from '#src/sections/industry/industryCardProps.ts'
import { ClaimFootnote } from '#src/sections/shared/figures/ClaimFootnote.tsx'
import { FigureValue } from '#src/sections/shared/figures/FigureValue.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkedCard } from '#src/ui/links/LinkedCard.tsx'
import { WorkplaceHour } from './WorkplaceHour.tsx'

export type IndustryHourCardProps = {
  card: IndustryCardProps
  /** Number of hours before this one with the same workplace. */
  earlier: number
}

/** An industry as an hour of the day: its workplace, what it is about, and its first figure. */
export function IndustryHourCard({ card: { href, name, summary, workplace, board, figures }, earlier }: IndustryHourCardProps) {
  const [figure] = figures
  return (
    <LinkedCard href={href} label={name} {...workplaceAttributes.lights.props()} className="grid content-start sm:max-lg:nth-[-n+2]:pb-10">
      {(link) => (
        <>
          <WorkplaceHour workplace={workplace} time={board.time} gap={gapOf(board)} earlier={earlier} />
          <div className="max-sm:border-b max-sm:border-line max-sm:py-2.5 sm:pe-6 sm:pt-5">
            <Heading level={3} size="xl" onPhones="lg" className="flex items-center justify-between gap-2">
              {link}
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-ink-3 sm:hidden" />
            </Heading>
            <p className="text-sm text-ink-2 sm:mt-1">{summary}</p>
          </div>
          {figure && (
            <p className="mt-3 pe-6 text-sm max-sm:hidden">
              <span className="block font-display text-2xl leading-tight font-bold tracking-tight">
                <FigureValue value={figure.value} />
              </span>
              {figure.label} {/* Above the link that covers the card. */}
              <ClaimFootnote {...figure} isQuiet className="relative z-1" />
            </p>
          )}
        </>
      )}
    </LinkedCard>
  )
}
