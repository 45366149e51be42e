import { SplitFlap } from '#src/illustrations/flap/SplitFlap.tsx'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'

export type MorningClockProps = { minute: number; horn: number; words: MorningWords['clock'] }

/** The time of the morning, and how long it is to the horn. */
export function MorningClock({ minute, horn, words }: MorningClockProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
      <SplitFlap text={clockOf(minute)} size="console" tone="signal" />
      <span className="sr-only">{clockOf(minute)}</span>
      {/* Fixed width, or the slider would move away from the pointer. */}
      <span className="flex-1 basis-16 text-xs leading-snug text-on-deck-2 tabular-nums sm:w-32 sm:flex-none">
        {minute === horn ? words.horn : fillIn(words.before, { minutes: horn - minute })}
      </span>
    </p>
  )
}
