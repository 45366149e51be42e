import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/anywhere/markup/cn'
import { SAMPLE_PICTURE } from '../../site/interfaceValues'

/** Whether a picture shows invented people, shifts and counts, as all do that do not say otherwise. */
export type Sampled = { sample?: boolean | undefined }
export type PanelHeadProps = Sampled & {
  /** What the panel shows. */
  title: ReactNode
  /** At the end of the row: its time. */
  side?: ReactNode
  className?: string
}

/** Says that what a panel shows is invented: in the row of its head, on every page. */
export const SampleMark = ({ className, ...rest }: ComponentProps<'p'>) => (
  <p {...rest} className={cn('text-right text-2xs leading-none font-normal opacity-80', className)}>
    {SAMPLE_PICTURE}
  </p>
)

/** The first row of a panel: what it shows, whether that is a sample, and its time. Where it is narrow, the last two stand below. */
export function PanelHead({ title, side, sample = true, className }: PanelHeadProps) {
  return (
    <div className={cn('flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1', className)}>
      {title}
      {(sample || side) && (
        <div className="ml-auto flex flex-wrap items-baseline justify-end gap-x-4">
          {sample && <SampleMark />}
          {side}
        </div>
      )}
    </div>
  )
}
