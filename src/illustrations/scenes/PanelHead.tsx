import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { SAMPLE_PICTURE } from '#src/site/interfaceValues.ts'

/** Whether a picture shows invented people, shifts and counts. Left out, it does. */
export type Sampled = { sample?: boolean | undefined }
/** For panels without a size or color of their own. */
const LOOKS = { plain: '', small: 'text-sm', onDeck: 'text-on-deck-2', smallOnDeck: 'text-xs text-on-deck-2' }

export type PanelHeadProps = Sampled & {
  title: ReactNode
  /** Its time, at the end of the row. */
  side?: ReactNode
  look?: keyof typeof LOOKS
  className?: string
}

export type SampleLabelProps = ComponentProps<'p'> & {
  /** For use on the page itself, among quiet text. */
  isQuiet?: boolean
}

/** Says that a panel shows invented data, in the row of its head. */
export const SampleLabel = ({ isQuiet = false, className, ...rest }: SampleLabelProps) => (
  <p {...rest} className={cn('text-right text-2xs leading-none font-normal opacity-80', isQuiet && 'text-ink-2', className)}>
    {SAMPLE_PICTURE}
  </p>
)

/** The first row of a panel: its title, the sample label and its time. In narrow places the last two stand below. */
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
