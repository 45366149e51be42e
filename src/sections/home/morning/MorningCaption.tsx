import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { LEXICA } from '#src/models/morning/reading/lexica.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { morningAttributes } from './morning.attributes.ts'

/** Id of what the line cannot read, which describes the text box (MorningCompose.tsx). */
export const MORNING_LIMITS_ID = 'morning-limits'

export type MorningCaptionProps = {
  /** How many bays are lit, of how many. */
  covered: number
  all: number
  /** What the others wait for. */
  openSpots: string
  /** The morning was played to its end. */
  isOver: boolean
  words: Pick<MorningWords, 'plant' | 'line' | 'note'>
}

/**
 * Below the plant: how many bays are lit and what the others wait for, after the horn the next step, and that all of it is invented. On
 * phones the first stands between the plant and the console, and the rest below both.
 */
export function MorningCaption({ covered, all, openSpots, isOver, words }: MorningCaptionProps) {
  const { plant } = words
  return (
    <figcaption className="bg-soot text-xs leading-snug max-sm:contents sm:max-xl:text-sm">
      <div className="column flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 max-sm:contents xl:py-2.5 low:py-2">
        <p className="max-sm:column max-sm:order-first max-sm:mb-2 max-sm:bg-soot max-sm:py-1.5">
          <span className="font-semibold tabular-nums">{fillIn(plant.tally, { covered, all })}</span>
          <span className="text-on-deck-2">. {openSpots}</span>
        </p>
        {isOver && (
          <p {...morningAttributes.offer.props()} className="max-sm:column max-sm:bg-soot max-sm:pt-3">
            {plant.offer}{' '}
            <a href={plant.action.href} className="font-semibold decoration-signal decoration-2">
              {plant.action.label}
            </a>
          </p>
        )}
        <p className="text-on-deck-2 max-sm:column max-sm:bg-soot max-sm:py-3">
          {words.note}{' '}
          <span id={MORNING_LIMITS_ID} className="only-with-script">
            {fillIn(words.line.limits, { count: LEXICA.length })}
          </span>
        </p>
      </div>
    </figcaption>
  )
}
