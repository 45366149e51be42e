import { cn } from '../../lib/anywhere/markup/cn'
import { FlapTile } from './FlapTile'

export type FlapWordProps = { word: string; className?: string }

/** A word on the flaps of a departure board, a tile for each letter; read out as the word. */
export function FlapWord({ word, className }: FlapWordProps) {
  return (
    <span className={cn('inline-flex gap-px font-display leading-none font-bold uppercase', className)}>
      <span className="sr-only">{word}</span>
      {[...word].map((letter, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
        <FlapTile key={place} kind="letter">
          {letter.trim()}
        </FlapTile>
      ))}
    </span>
  )
}
