/** A figure of a clock, and a letter of a word, which is a little larger and darker. */
const KINDS = {
  figure: 'h-[1.6em] w-[1.1em] bg-deck-2 text-signal after:bg-on-deck/8',
  letter: 'h-[1.75em] w-[1.15em] bg-soot after:bg-on-deck/10',
}
/** Lighter, as the leaf above the joint is on a board. */
const UPPER_HALF = 'after:absolute after:inset-x-0 after:top-0 after:h-1/2 after:rounded-t-tick'

export type FlapTileProps = { kind: keyof typeof KINDS; children: string }

/** One flap of a departure board; for the eye only. */
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
