import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { FlapTile } from './FlapTile.tsx'

/** On phones, and from tablets on. */
const SIZES = {
  xsToSm: 'text-xs sm:text-sm',
  smToBase: 'text-sm sm:text-base',
  /** A long word, which is too wide for a phone with text of twice the size. */
  baseToXl: 'text-base max-half-phone:text-sm sm:text-xl',
  xlTo2xl: 'text-xl sm:text-2xl',
  '3xl': 'text-3xl',
  /** As large as the words in a board's rows. */
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
  /** Color of the letters. Left out, that of the text around the word. */
  tone?: keyof typeof TONES
  /** Lighter tiles, to match a clock beside the word. */
  isLight?: boolean
  className?: string
}

/** A word on the flaps of a departure board, a tile for each letter. Screen readers read the word. */
export function FlapWord({ word, size, tone, isLight = false, className }: FlapWordProps) {
  return (
    <span className={cn('inline-flex gap-px font-display leading-none font-bold uppercase', SIZES[size], tone && TONES[tone], className)}>
      <span className="sr-only">{word}</span>
      {[...word].map((letter, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
        <FlapTile key={place} kind={isLight ? 'lightLetter' : 'letter'}>
          {letter.trim()}
        </FlapTile>
      ))}
    </span>
  )
}
