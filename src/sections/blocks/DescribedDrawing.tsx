import type { ReactNode } from 'react'
import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'

export type DescribedDrawingProps = {
  describe: string
  sample: boolean
  className: string
  /** Position of the label of a sample. */
  labelClass: string
  /** The drawing, hidden from screen readers, and the same in words (`DrawingInWords`). */
  children: ReactNode
}

/** A drawing with its description for screen readers. */
export function DescribedDrawing({ describe, sample, className, labelClass, children }: DescribedDrawingProps) {
  return (
    <figure className={className}>
      <figcaption className="sr-only">
        {describe} {sample && `${SAMPLE_PICTURE}.`}
      </figcaption>
      {sample && <SampleLabel aria-hidden="true" className={labelClass} />}
      {children}
    </figure>
  )
}

/** A list of sentences that says what a drawing shows. It is read out, and phones with large text show it in place of the drawing. */
export const DrawingInWords = ({ className, children }: { className: string; children: ReactNode }) => (
  <ul className={cn('phone:sr-only max-phone:grid max-phone:gap-3', className)}>{children}</ul>
)
