import { Pause, Play, RotateCcw, SkipForward } from 'lucide-react'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { Button } from '#src/ui/Button.tsx'

export type MorningPlayButtonProps = {
  words: MorningWords['play']
  isPlaying: boolean
  isAtHorn: boolean
  prefersReducedMotion: boolean
  onPlay: () => void
  onPause: () => void
  onNext: () => void
}

const SIGNS = { play: Play, pause: Pause, again: RotateCcw, next: SkipForward }

/** Plays, stops, and plays again. With reduced motion it goes to the next event. */
export function MorningPlayButton({ words, isPlaying, isAtHorn, prefersReducedMotion, onPlay, onPause, onNext }: MorningPlayButtonProps) {
  const action = prefersReducedMotion ? 'next' : isPlaying ? 'pause' : 'play'
  const sign = isAtHorn && !isPlaying ? 'again' : action
  const Sign = SIGNS[sign]
  const onPress = { play: onPlay, pause: onPause, next: onNext }[action]
  return (
    <Button
      look="secondary"
      surface="deck"
      onClick={onPress}
      // Lower if the window is low, because the console fills it.
      className="only-with-script px-3.5 max-sm:flex-1 sm:min-w-46 low:pointer-fine:min-h-9 low:py-1"
    >
      <Sign aria-hidden="true" className="size-4.5" />
      {words[sign]}
    </Button>
  )
}
