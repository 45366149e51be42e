import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { FirstScreenEnd } from '#src/sections/shared/opening/FirstScreenEnd.tsx'
import { OpeningTitle } from '#src/sections/shared/opening/OpeningTitle.tsx'
import { IndustryRow } from './IndustryRow.tsx'
import { countEarlierDrawings, hasSample, type IndustryCardProps, sortByClock } from './industryCardProps.ts'

export type IndustriesViewProps = {
  eyebrow: string
  heading: string
  lede: string
  cards: readonly IndustryCardProps[]
}

/** The overview of industries, as one day: each a workplace at its hour, with its one empty place. */
export function IndustriesView({ eyebrow, heading, lede, cards }: IndustriesViewProps) {
  const day = sortByClock(cards)
  const isSample = hasSample(cards)
  return (
    <section>
      <div className={isSample ? 'dawn pb-2' : 'dawn'}>
        <div
          className={cn(
            'column grid gap-x-14 gap-y-5',
            'pt-8 pb-5 sm:pt-12 sm:pb-10 md:pt-20',
            'lg:grid-cols-[1.3fr_1fr] lg:items-baseline-last',
          )}
        >
          <OpeningTitle eyebrow={eyebrow} heading={heading} className="measure-em-15" />
          <p className="measure-52 text-lg text-ink-2">{lede}</p>
        </div>
        {isSample && <SampleLabel isQuiet className="column" />}
      </div>
      <FirstScreenEnd />
      <ul>
        {day.map((card, index) => (
          <IndustryRow key={card.href} card={card} earlier={countEarlierDrawings(day, index)} />
        ))}
      </ul>
    </section>
  )
}
