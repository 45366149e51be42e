import { Pause, Play, RotateCcw, SkipForward } from 'lucide-react'
import type { ReactNode } from 'react'
import { SplitFlap } from '#src/illustrations/flap/SplitFlap.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { Button } from '#src/ui/Button.tsx'
import { morningAttributes } from '../morning.attributes.ts'
import type { MorningAction } from '../state/morningState.ts'

/** The first row of the console: the clock, and what moves it. */
export function MorningControls({ children }: { children: ReactNode }) {
  return (
    <div
      {...morningAttributes.controls.props()}
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-2',
        'break-inside-avoid border-b border-deck-line p-3.5',
        'max-sm:pt-2.5 max-sm:pb-1.5',
        'sm:gap-x-6 sm:gap-y-3 sm:px-4',
        'xl:py-1 low:py-0.5',
      )}
    >
      {children}
    </div>
  )
}

/** The time of the morning, and how long it is to the horn. */
export function MorningClock({ minute, horn, words }: { minute: number; horn: number; words: MorningWords['clock'] }) {
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

type MorningPlayButtonProps = {
  words: MorningWords['play']
  isPlaying: boolean
  isAtHorn: boolean
  prefersReducedMotion: boolean
  onAct: (action: MorningAction) => void
}

const SIGNS = { play: Play, pause: Pause, again: RotateCcw, next: SkipForward }

/** Plays, stops, and plays again. With reduced motion it goes to the next event. */
export function MorningPlayButton({ words, isPlaying, isAtHorn, prefersReducedMotion, onAct }: MorningPlayButtonProps) {
  const type = prefersReducedMotion ? 'next' : isPlaying ? 'pause' : 'play'
  const sign = isAtHorn && !isPlaying ? 'again' : type
  const Sign = SIGNS[sign]
  return (
    <Button
      look="secondary"
      surface="deck"
      onClick={() => onAct({ type })}
      // Lower if the window is low, because the console fills it.
      className="only-with-script px-3.5 max-sm:flex-1 sm:min-w-46 low:pointer-fine:min-h-9 low:py-1"
    >
      <Sign aria-hidden="true" className="size-4.5" />
      {words[sign]}
    </Button>
  )
}
