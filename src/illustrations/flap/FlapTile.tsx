/** The tile of a letter, a little larger than that of a digit. */
const LETTER = 'h-[1.75em] w-[1.15em] after:bg-on-deck/10'

const KINDS = {
  /** A digit of a clock. */
  digit: 'h-[1.6em] w-[1.1em] bg-deck-2 text-signal after:bg-on-deck/8',
  /** A large number that fills its tile. */
  large: 'px-1.5 py-1 bg-deck-2 text-signal after:bg-on-deck/8',
  /** A letter of a word, on a darker tile. */
  letter: `${LETTER} bg-soot`,
  /** A letter on the background of a digit. */
  lightLetter: `${LETTER} bg-deck-2`,
}
/** The upper half is lighter, like the upper flap of a real board. */
const UPPER_HALF = 'after:absolute after:inset-x-0 after:top-0 after:h-1/2 after:rounded-t-tick'

export type FlapTileProps = { kind: keyof typeof KINDS; children: string }

/** One flap of a departure board, hidden from screen readers. */
export function FlapTile({ kind, children }: FlapTileProps) {
  return (
    <span
      aria-hidden="true"
      className={`relative grid place-items-center rounded-tick ring-1 ring-rim ring-inset ${KINDS[kind]} ${UPPER_HALF}`}
    >
      {children}
    </span>
  )
}
