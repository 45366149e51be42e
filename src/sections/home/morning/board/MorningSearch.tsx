import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { CallOffCourse } from '#src/models/morning/minute/callOffCourse.ts'
import type { CandidateState } from '#src/models/morning/morningStates.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'

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
const FREE_STATES: readonly CandidateState[] = ['asked', 'declined', 'accepted', 'tooLate']
const OFF_TODAY_STATES: readonly CandidateState[] = [...FREE_STATES, 'resting', 'taken']

const initialsOf = (name: string) => name.replaceAll(/[^A-Z]/g, '')

export type MorningSearchProps = {
  course: CallOffCourse | null
  words: MorningWords['search']
  /** Spacing around it. */
  className: string
}

/**
 * The search for a replacement, from everyone qualified for an open station to the person who said yes. In low windows the initials are for
 * screen readers only, because the console has no space for them; the sentence below has the counts.
 */
export function MorningSearch({ course, words, className }: MorningSearchProps) {
  const candidates = course?.candidates ?? []
  const countStates = (states: readonly CandidateState[]) => candidates.filter(({ state }) => states.includes(state)).length
  const sentence =
    course &&
    fillIn(words[course.stage], {
      time: clockOf(course.placement?.minute ?? course.notifiedAt),
      role: course.crewStation.role,
      person: course.placement?.name ?? '',
      qualified: candidates.length,
      off: countStates(OFF_TODAY_STATES),
      free: countStates(FREE_STATES),
    })
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
