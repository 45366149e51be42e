import { cn } from '../lib/anywhere/cn'

export type FlapWordProps = { word: string; className?: string }

/** A word on the flaps of a departure board, a tile for each letter; read out as the word. */
export function FlapWord({ word, className }: FlapWordProps) {
  return (
    <span className={cn('inline-flex gap-px font-display leading-none font-bold uppercase', className)}>
      <span className="sr-only">{word}</span>
      {[...word].map((letter, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          key={place}
          aria-hidden="true"
          className="relative grid h-[1.75em] w-[1.15em] place-items-center rounded-tick bg-soot after:absolute after:inset-x-0 after:top-0 after:h-1/2 after:rounded-t-tick after:bg-on-deck/10"
        >
          {letter.trim()}
        </span>
      ))}
    </span>
  )
}
