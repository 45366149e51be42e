import { useId } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { PointsYearWords } from '#src/schemas/opening/pointsYearOpening.ts'
import { pointsUnit } from '#src/sections/policyTables/pointsText.ts'
import { Heading } from '#src/ui/Heading.tsx'
import type { PointsYearResult } from '../pointsYearSentences.ts'
import { NudgeButton } from './NudgeButton.tsx'

export type PointsYearPriceProps = {
  price: number
  limits: { min: number; max: number }
  words: PointsYearWords['price']
  result: PointsYearResult
  /** Read out after a change. */
  announcement: string
  onChangePrice: (halfPoints: 1 | -1) => void
}

/** The place between the two buttons. The number and its unit share a line if there is space. */
const PLATE = cn('flex min-w-28 flex-1 flex-wrap content-center items-baseline justify-center', 'gap-1.5 px-3 leading-12 whitespace-nowrap')

/** The price of an unplanned absence, in half points, and the result for the year. */
export function PointsYearPrice({ price, limits, words, result, announcement, onChangePrice }: PointsYearPriceProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="year-price">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b-2 border-ink pb-3.5">
        <Heading level={2} size="xl" id={id} className="measure-em-7">
          {words.heading}
        </Heading>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent; these two buttons change a number */}
        <div role="group" aria-labelledby={id} className="flex h-13 rounded-lg border-2 border-ink bg-card max-sm:w-full">
          <NudgeButton name={words.less} isAtLimit={price <= limits.min} onPress={() => onChangePrice(-1)}>
            −
          </NudgeButton>
          {/* No paragraph, because user styles with more paragraph spacing would push it off its plate. */}
          <div className={`${PLATE} border-ink bg-signal text-signal-ink tabular-nums not-still:border-x-2`}>
            <b className="font-display text-2xl leading-12 font-bold">{price}</b>
            <span className="text-sm font-semibold">{pointsUnit(price)}</span>
          </div>
          <NudgeButton name={words.more} isAtLimit={price >= limits.max} onPress={() => onChangePrice(1)}>
            +
          </NudgeButton>
        </div>
      </div>
      <p className="mt-2.5 min-h-17 text-sm text-ink-2 md:max-lg:max-w-80">
        <b className="font-semibold whitespace-nowrap text-ink">{result.end}</b> {result.step}
        {price === limits.max && ` ${words.most}`}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  )
}
