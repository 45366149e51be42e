import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { NoBreak } from '#src/ui/NoBreak.tsx'

export type ChartFrameProps = Omit<ComponentProps<'figure'>, 'id' | 'title'> & {
  /** Id of the title, which names the whole chart. */
  titleId: string
  title: string
  /** What the chart shows, and where the same is said in words. */
  caption: ReactNode
  /** The drawing, which screen readers do not read. */
  children: ReactNode
}

/** A chart in an article: a rule, the title, the drawing and a caption. */
export function ChartFrame({ titleId, title, caption, className, children, ...rest }: ChartFrameProps) {
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
