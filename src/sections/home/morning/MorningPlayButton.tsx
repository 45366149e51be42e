import { Pause, Play, RotateCcw, SkipForward } from 'lucide-react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { MorningWords } from '#src/schemas/morning/morningWords.ts'
import { BUTTON, BUTTON_LOOKS } from '#src/ui/Button.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

export type MorningPlayButtonProps = {
  words: MorningWords['play']
  isPlaying: boolean
  isOver: boolean
  isStill: boolean
  onPress: () => void
}

/** Lower in low windows, which the console has the height of. */
const SIZE = 'min-h-11 px-3.5 py-2 text-sm low:pointer-fine:min-h-9 low:py-1'
const PLACE = 'only-with-script max-sm:flex-1 sm:min-w-46'

/** Plays, stops, and plays again; where nothing may move it goes to the next event. */
export function MorningPlayButton({ words, isPlaying, isOver, isStill, onPress }: MorningPlayButtonProps) {
  const name = isOver && !isPlaying ? 'again' : isStill ? 'next' : isPlaying ? 'pause' : 'play'
  const Sign = { play: Play, pause: Pause, again: RotateCcw, next: SkipForward }[name]
  return (
    <button type="button" {...uiAttributes.button.props()} onClick={onPress} className={cn(BUTTON, BUTTON_LOOKS.deck, SIZE, PLACE)}>
      <Sign aria-hidden="true" className="size-4.5" />
      {words[name]}
    </button>
  )
}
