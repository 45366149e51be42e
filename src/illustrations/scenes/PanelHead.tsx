import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { SAMPLE_PICTURE } from '#src/site/interfaceValues.ts'

/** Whether a picture shows invented people, shifts and counts, as all do that do not say otherwise. */
export type Sampled = { sample?: boolean | undefined }
/** Where it stands on its own; a picture sets its own. */
const LOOKS = { plain: '', small: 'text-sm', onDeck: 'text-on-deck-2', smallOnDeck: 'text-xs text-on-deck-2' }

export type PanelHeadProps = Sampled & {
  /** What the panel shows. */
  title: ReactNode
  /** At the end of the row: its time. */
  side?: ReactNode
  look?: keyof typeof LOOKS
  className?: string
}

export type SampleLabelProps = ComponentProps<'p'> & {
  /** On the page itself, where the words around it are quiet, too. */
  isQuiet?: boolean
}

/** Says that what a panel shows is invented: in the row of its head, on every page. */
export const SampleLabel = ({ isQuiet = false, className, ...rest }: SampleLabelProps) => (
  <p {...rest} className={cn('text-right text-2xs leading-none font-normal opacity-80', isQuiet && 'text-ink-2', className)}>
    {SAMPLE_PICTURE}
  </p>
)

/** The first row of a panel: what it shows, whether that is a sample, and its time. Where it is narrow, the last two stand below. */
export function PanelHead({ title, side, sample = true, look = 'plain', className }: PanelHeadProps) {
  return (
    <div className={cn('flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1', LOOKS[look], className)}>
      {title}
      {(sample || side) && (
        <div className="ml-auto flex flex-wrap items-baseline justify-end gap-x-4">
          {sample && <SampleLabel />}
          {side}
        </div>
      )}
    </div>
  )
}
