import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { CandidateState } from '#src/models/morning/minute/coverage.ts'
import type { FollowedCallOff } from '#src/models/morning/minute/morningAt.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'

/**
 * People outside the search have a dashed outline, people who are asked are lit, and people who said yes have the color of a covered shift.
 */
const LOOKS: Record<CandidateState, string> = {
  signedOff: 'border-on-deck-2 text-on-deck',
  working: 'border-dashed border-deck-line text-on-deck-2',
  later: 'border-dashed border-deck-line text-on-deck-2',
  resting: 'border-dashed border-deck-line text-on-deck-2',
  taken: 'border-dashed border-deck-line text-on-deck-2',
  asked: 'border-signal text-signal',
  no: 'border-deck-line text-on-deck-2',
  yes: 'border-go bg-go text-signal-ink',
  gone: 'border-deck-line text-on-deck-2',
}
const OFF_TODAY = new Set<CandidateState>(['asked', 'no', 'yes', 'gone', 'resting', 'taken'])
const FREE = new Set<CandidateState>(['asked', 'no', 'yes', 'gone'])

const initialsOf = (name: string) => name.replaceAll(/[^A-Z]/g, '')

export type MorningSearchProps = { followed: FollowedCallOff | null; words: MorningWords['search'] }

/**
 * The search for a replacement, from everyone certified for an open station to the person who said yes. In low windows the initials are for
 * screen readers only, because the console has no space for them; the sentence below has the counts.
 */
export function MorningSearch({ followed, words }: MorningSearchProps) {
  const candidates = followed?.candidates ?? []
  const count = (states: Set<CandidateState>) => candidates.filter(({ state }) => states.has(state)).length
  const sentence =
    followed &&
    fillIn(words[followed.stage], {
      time: clockOf(followed.placement?.minute ?? followed.notifiedAt),
      role: followed.station.role,
      person: followed.placement?.name ?? '',
      signedOff: candidates.length,
      off: count(OFF_TODAY),
      free: count(FREE),
    })
  return (
    <div
      className={cn(
        'mt-3.5 flex min-h-20 flex-col gap-2.5',
        'text-sm leading-snug',
        'xl:mt-2 xl:min-h-17 xl:gap-1 xl:text-xs',
        'low:mt-1.5 low:min-h-4',
        'text-on-deck-2',
      )}
    >
      {candidates.length > 0 && (
        <ul className="flex flex-wrap gap-1.5 max-sm:gap-1.25 low:sr-only">
          {candidates.map(({ name, state }) => (
            <li
              key={name}
              title={`${name}: ${words.candidates[state]}`}
              className={cn(
                'fade grid size-[2.3em] max-sm:size-[2.15em]',
                'place-items-center rounded-full control-edge',
                'text-2xs leading-none font-semibold',
                LOOKS[state],
              )}
            >
              <span aria-hidden="true">{initialsOf(name)}</span>
              <span className="sr-only">{`${name}: ${words.candidates[state]}`}</span>
            </li>
          ))}
        </ul>
      )}
      <p>{sentence ?? words.quiet}</p>
    </div>
  )
}
