import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { Unbroken } from '#src/ui/Unbroken.tsx'

export type ChartFigureProps = Omit<ComponentProps<'figure'>, 'id' | 'title'> & {
  /** Id of the title, which names the whole chart for screen readers. */
  titleId: string
  title: string
  /** What to see in the chart, and where the same is said in words. */
  caption: ReactNode
  /** The drawing, hidden from screen readers. */
  children: ReactNode
}

export function ChartFigure({ titleId, title, caption, className, children, ...rest }: ChartFigureProps) {
  return (
    <figure aria-labelledby={titleId} className={cn('border-t pt-4', className)} {...rest}>
      <div id={titleId} className="font-display text-lg leading-tight font-bold">
        <Unbroken text={title} />
      </div>
      <div aria-hidden="true" className="mt-4">
        {children}
      </div>
      <figcaption className="mt-3 text-sm text-ink-2">{caption}</figcaption>
    </figure>
  )
}
