import { cn } from '../../lib/anywhere/markup/cn'

export type SplitFlapProps = {
  text: string
  /** Number of flaps; shorter texts leave the others blank. A colon has one, too, so that all rows of a board are as wide. */
  tiles?: number
  className?: string
}

/**
 * A text on the flaps of a departure board. A flap that changes is a new element, and turns as it comes (styles/motion.css),
 * once the morning is live. For the eye only: people who hear the page need the text beside it.
 */
export function SplitFlap({ text, tiles, className }: SplitFlapProps) {
  const letters = tiles === undefined ? [...text] : [...text.padEnd(tiles).slice(0, tiles)]
  return (
    <span aria-hidden="true" className={cn('inline-flex items-center gap-[0.12em] font-display font-bold', className)}>
      {letters.map((letter, place) =>
        letter === ':' && tiles === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a flap is its place and its letter
          <span key={place} className="px-[0.02em]">
            :
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a flap is its place and its letter
          <span key={`${place}${letter}`} className={letter.trim() ? 'flap' : 'flap flap-blank'}>
            {letter.trim() || '\u00a0'}
          </span>
        ),
      )}
    </span>
  )
}
