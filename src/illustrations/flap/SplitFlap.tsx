import { cn } from '#src/lib/anywhere/markup/cn.ts'

const SIZES = {
  sm: 'text-sm',
  /** The time in a row of a board. */
  time: 'text-flap lg:text-base',
  /** The time of a row of a compact board. */
  compactTime: 'text-flap',
  /** The status at the end of a row. With large text it is as wide as the phone. */
  status: 'text-flap leading-none max-everyday:text-wide-status lg:text-sm',
  compactStatus: 'text-flap leading-none max-everyday:text-wide-status',
  /** The status in a row of home's console. */
  consoleStatus: 'text-flap leading-none 2xl:text-sm',
  /** The clock above home's console; smaller in low windows. */
  console: 'flaps-low text-clock leading-none xl:text-3xl low:text-2xl',
}
const TONES = { signal: 'text-signal', go: 'text-go', hold: 'text-hold', stop: 'text-stop' }
export type FlapTone = keyof typeof TONES

export type SplitFlapProps = {
  text: string
  size?: keyof typeof SIZES
  /** The color of its letters, if it differs from the text around it. */
  tone?: FlapTone
  /**
   * Number of flaps. A shorter text leaves the last ones empty. Colons have a flap, too, so that all rows of a board have the same width.
   */
  tiles?: number
  className?: string
}

/**
 * A text on the flaps of a departure board. A changed character is a new element, and turns when it appears (styles/motion.css), once the
 * morning is live. Hidden from screen readers, which need the same text beside it.
 */
export function SplitFlap({ text, size = 'sm', tone, tiles, className }: SplitFlapProps) {
  const letters = tiles === undefined ? [...text] : [...text.padEnd(tiles).slice(0, tiles)]
  return (
    <span
      aria-hidden="true"
      className={cn('inline-flex items-center gap-[0.12em] font-display font-bold', SIZES[size], tone && TONES[tone], className)}
    >
      {letters.map((letter, index) =>
        letter === ':' && tiles === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a flap is its position and its letter
          <span key={index} className="px-[0.02em]">
            :
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a flap is its position and its letter
          <span key={`${index}${letter}`} className={letter.trim() ? 'flap' : 'flap flap-blank'}>
            {letter.trim() || '\u00a0'}
          </span>
        ),
      )}
    </span>
  )
}
