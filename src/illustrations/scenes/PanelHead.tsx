import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { QUIET_INKS, type Surface } from '#src/ui/surface.ts'

/** Whether a picture shows invented people, shifts and counts. The default is yes. */
export type SampleProps = { sample?: boolean | undefined }
const SIZES = { sm: 'text-sm', xs: 'text-xs' }

export type PanelHeadProps = SampleProps & {
  title: ReactNode
  /** At the end of the row: the time. */
  side?: ReactNode
  /** Its size, if it differs from the text around it. */
  size?: keyof typeof SIZES
  /** What it stands on outside a picture, where it is secondary text. */
  surface?: Exclude<Surface, 'sky'>
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
export function PanelHead({ title, side, sample = true, size, surface, className }: PanelHeadProps) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1',
        size && SIZES[size],
        surface && QUIET_INKS[surface],
        className,
      )}
    >
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
