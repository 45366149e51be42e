import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { routeTo } from '#src/site/routes.ts'
import type { Figure } from './FigureValue.tsx'

/** Screen readers add the printed figure to the link's name. */
export type ClaimFootnoteProps = Pick<Figure, 'value' | 'claim'> & {
  /** Quieter than the words before it. */
  isQuiet?: boolean
  className?: string
}

/** A footnote with the kind of the figure ("Aim", "Sample count"). It links to how the figure is counted. */
export function ClaimFootnote({ claim, value, isQuiet = false, className }: ClaimFootnoteProps) {
  if (!claim) return null
  return (
    <a
      href={routeTo.claim(claim.id)}
      className={cn(
        'target min-w-6 text-xs font-medium underline decoration-dotted underline-offset-4 hover:decoration-solid',
        isQuiet && 'text-ink-2',
        className,
      )}
    >
      {claim.label}
      <span className="sr-only">: how we count {value}</span>
    </a>
  )
}
