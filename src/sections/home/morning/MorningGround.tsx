import { clockOf } from '../../../lib/anywhere/clockTime'
import { fillIn } from '../../../lib/anywhere/fillIn'
import type { MorningWords } from '../../../schemas/morningWords'
import { LEXICA } from './lexicon'
import { morningAttributes } from './morning.attributes'
import type { MorningView } from './morningAt'

export type MorningGroundProps = {
  view: MorningView
  horn: number
  /** The morning was played to its end. */
  isOver: boolean
  words: MorningWords
}

/** Below the plant: how many bays are lit, that all of it is invented, and after the horn what one could do next. */
export function MorningGround({ view, horn, isOver, words }: MorningGroundProps) {
  const { plant } = words
  const counts = { covered: view.covered, all: view.rows.length }
  return (
    <figcaption className="bg-soot text-sm">
      <div className="column flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-3 sm:py-4">
        <p>
          <span className="font-semibold tabular-nums">{fillIn(plant.tally, counts)}</span>
          <span className="text-on-deck-2">
            . {view.covered === view.rows.length ? plant.full : fillIn(plant.dark, { horn: clockOf(horn) })}
          </span>
        </p>
        {isOver && (
          <p {...morningAttributes.offer.props()}>
            {plant.offer}{' '}
            <a href={plant.action.href} className="font-semibold decoration-signal decoration-2">
              {plant.action.label}
            </a>
          </p>
        )}
        <p className="text-on-deck-2">
          {words.note}{' '}
          <span id="morning-limits" className="only-with-script">
            {fillIn(words.line.limits, { count: LEXICA.length })}
          </span>
        </p>
      </div>
    </figcaption>
  )
}
