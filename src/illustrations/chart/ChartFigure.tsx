import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { NoBreak } from '#src/ui/NoBreak.tsx'

export type ChartFigureProps = Omit<ComponentProps<'figure'>, 'id' | 'title'> & {
  /** Id of the title, which the whole chart is named by. */
  titleId: string
  title: string
  /** What to see in it, and what says the same in words. */
  caption: ReactNode
  /** The drawing, for the eye only. */
  children: ReactNode
}

/** A chart in a text: a rule, its title, the drawing, and what to see in it. */
export function ChartFigure({ titleId, title, caption, className, children, ...rest }: ChartFigureProps) {
  return (
    <figure aria-labelledby={titleId} className={cn('border-t pt-4', className)} {...rest}>
      <div id={titleId} className="font-display text-lg leading-tight font-bold">
        <NoBreak text={title} />
      </div>
      <div aria-hidden="true" className="mt-4">
        {children}
      </div>
      <figcaption className="mt-3 text-sm text-ink-2">{caption}</figcaption>
    </figure>
  )
}
