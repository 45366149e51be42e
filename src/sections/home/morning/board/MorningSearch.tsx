import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { CandidateState } from '#src/models/morning/morningStates.ts'

/** Of people outside the search. */
const OUTSIDE = 'border-dashed border-deck-line text-on-deck-2'
/** Of people who do not come. */
const SETTLED = 'border-deck-line text-on-deck-2'
const LOOKS: Record<CandidateState, string> = {
  qualified: 'border-on-deck-2 text-on-deck',
  working: OUTSIDE,
  laterShift: OUTSIDE,
  resting: OUTSIDE,
  taken: OUTSIDE,
  asked: 'border-signal text-signal',
  declined: SETTLED,
  /** The color of a covered shift. */
  accepted: 'border-go bg-go text-signal-ink',
  tooLate: SETTLED,
}
const initialsOf = (name: string) => name.replaceAll(/[^A-Z]/g, '')

export type MorningSearchProps = {
  /** Everyone qualified for the open station; `label` is their state in words. */
  candidates: readonly { name: string; state: CandidateState; label: string }[]
  /** How far the search is. */
  sentence: string
  /** Spacing around it. */
  className: string
}

/**
 * The search for a replacement, from everyone qualified for an open station to the person who said yes. In low windows the initials are for
 * screen readers only, because the console has no space for them; the sentence below has the counts.
 */
export function MorningSearch({ candidates, sentence, className }: MorningSearchProps) {
  return (
    <div
      className={cn(
        'flex min-h-20 flex-col gap-2.5',
        'text-sm leading-snug',
        'xl:min-h-17 xl:gap-1 xl:text-xs',
        'low:min-h-4',
        'text-on-deck-2',
        className,
      )}
    >
      {candidates.length > 0 && (
        <ul className="flex flex-wrap gap-1.5 max-sm:gap-1.25 low:sr-only">
          {candidates.map(({ name, state, label }) => (
            <li
              key={name}
              title={`${name}: ${label}`}
              className={cn(
                'fade grid size-[2.3em] max-sm:size-[2.15em]',
                'place-items-center rounded-full control-edge',
                'text-2xs leading-none font-semibold',
                LOOKS[state],
              )}
            >
              <span aria-hidden="true">{initialsOf(name)}</span>
              <span className="sr-only">{`${name}: ${label}`}</span>
            </li>
          ))}
        </ul>
      )}
      <p>{sentence}</p>
    </div>
  )
}
