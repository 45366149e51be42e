import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { FlapTile } from './FlapTile.tsx'

/** Each size on phones, and on wider screens. */
const SIZES = {
  xsToSm: 'text-xs sm:text-sm',
  smToBase: 'text-sm sm:text-base',
  /** For a long word, which becomes smaller on a phone whose text is twice as large. */
  baseToXl: 'text-base max-half-phone:text-sm sm:text-xl',
  xlTo2xl: 'text-xl sm:text-2xl',
  '3xl': 'text-3xl',
  /** As large as the text in a board's rows. */
  flap: 'text-flap',
  statusLine: 'text-status-line',
}
const TONES = {
  signal: 'text-signal',
  go: 'text-go',
  hold: 'text-hold',
  stop: 'text-stop',
  onDeck: 'text-on-deck',
  quiet: 'text-on-deck-2',
}

export type FlapWordProps = {
  word: string
  size: keyof typeof SIZES
  /** The color of its letters, if it differs from the text around it. */
  tone?: keyof typeof TONES
  /** With lighter tiles, like those of a clock beside it. */
  isLight?: boolean
  className?: string
}

/** A word on the flaps of a departure board, a tile for each letter. Screen readers get the whole word. */
export function FlapWord({ word, size, tone, isLight = false, className }: FlapWordProps) {
  return (
    <span className={cn('inline-flex gap-px font-display leading-none font-bold uppercase', SIZES[size], tone && TONES[tone], className)}>
      <span className="sr-only">{word}</span>
      {[...word].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its position
        <FlapTile key={index} kind={isLight ? 'lightLetter' : 'letter'}>
          {letter.trim()}
        </FlapTile>
      ))}
    </span>
  )
}
