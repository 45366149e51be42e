import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { ClaimFootnote } from './ClaimFootnote.tsx'
import type { Figure } from './FigureValue.tsx'

export type FigureLabelProps = Figure & {
  /** Its place beside the value. */
  className?: string
}

/** A figure's label on the deck, with the footnote of its claim: a term of a list. */
export const FigureLabel = ({ label, className, ...figure }: FigureLabelProps) => (
  <dt className={cn('text-sm text-on-deck-2', className)}>
    <span className="block">{label}</span>
    {/* The space around it makes it large enough for fingers. */}
    <ClaimFootnote {...figure} className="mt-auto pointer-coarse:-mb-2" />
  </dt>
)
