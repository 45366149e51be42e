import { Check } from 'lucide-react'
import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { ArrivalBox, type ArrivalOf, SMALL_ON_DECK_CLASS } from './ArrivalBox.tsx'

export type StartArrivalProps = ArrivalOf<'start'>

/** A start that has moved, and its confirmation. */
export function StartArrival({ head, from, to, answer }: StartArrivalProps) {
  return (
    <ArrivalBox surface="deck" className="justify-items-center gap-3">
      <p className={SMALL_ON_DECK_CLASS}>{head}</p>
      <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
        <s className="whitespace-nowrap text-base text-on-deck-2 tabular-nums">{from}</s>
        <FlapClock clock={to} size="2xlTo3xl" />
      </p>
      <p className="flex items-center gap-1.5 text-sm font-semibold text-go">
        <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={3} />
        {answer}
      </p>
    </ArrivalBox>
  )
}
