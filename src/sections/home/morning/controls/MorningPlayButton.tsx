import { Pause, Play, RotateCcw, SkipForward } from 'lucide-react'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { Button } from '#src/ui/Button.tsx'
import type { MorningAction } from '../state/morningState.ts'

export type MorningPlayButtonProps = {
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
