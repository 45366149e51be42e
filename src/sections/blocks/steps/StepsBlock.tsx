import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { SectionHeading, type SectionHeadingLook } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { StepGate } from './StepGate.tsx'
import { type NumberedStep, StepStops } from './StepStops.tsx'

export type StepsBlockProps = {
  id: string
  heading: string
  lede?: string | undefined
  steps: readonly NumberedStep[]
  headingLook?: Extract<SectionHeadingLook, 'abreast' | 'ruled' | 'rail'> | undefined
  /**
   * The step, counted from 1, before which everything waits. Without it, the steps are stops on a line. Content has it only with its look
   * “gate” (schemas/fields/stepFields.ts).
   */
  gate?: number | undefined
  /** A picture above the steps. */
  children?: ReactNode
}

/** Numbered steps under a heading over the whole width. */
export function StepsBlock({ id, heading, lede, steps, headingLook = 'abreast', gate, children }: StepsBlockProps) {
  const isBeside = headingLook === 'rail'
  return (
    <section {...namedSection(id)} className={cn('column plain-section', isBeside && 'gap-x-16 lg:grid lg:grid-cols-headed')}>
      <div>
        <SectionHeading id={id} heading={heading} lede={lede} look={headingLook} ledeSize="base" />
      </div>
      <div className={cn('mt-8 sm:mt-10', isBeside ? 'lg:mt-0' : 'md:mt-14')}>
        {children}
        {gate === undefined ? <StepStops steps={steps} /> : <StepGate steps={steps} gate={gate} />}
      </div>
    </section>
  )
}
