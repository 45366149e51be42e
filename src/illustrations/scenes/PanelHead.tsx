import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'

/** Whether a picture shows invented people, shifts and counts. The default is yes. */
export type SampleProps = { sample?: boolean | undefined }
/** Looks of a label outside a picture. */
const LOOKS = { plain: '', small: 'text-sm', onDeck: 'text-on-deck-2', smallOnDeck: 'text-xs text-on-deck-2' }

export type PanelHeadProps = SampleProps & {
  title: ReactNode
  /** At the end of the row: the time. */
  side?: ReactNode
  look?: keyof typeof LOOKS
  className?: string
}

export type SampleLabelProps = ComponentProps<'p'> & {
  /** On the page itself, among other secondary text. */
  isQuiet?: boolean
}

/** Says that a panel's content is invented. It stands in the row of the panel's title, on every page. */
export const SampleLabel = ({ isQuiet = false, className, ...rest }: SampleLabelProps) => (
  <p {...rest} className={cn('text-right text-2xs leading-none font-normal opacity-80', isQuiet && 'text-ink-2', className)}>
    {SAMPLE_PICTURE}
  </p>
)

/** The first row of a panel: title, sample label and time. If the panel is narrow, label and time stand below the title. */
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
