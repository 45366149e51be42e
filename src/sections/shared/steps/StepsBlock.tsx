import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { SectionHeading, type SectionHeadingLook } from '../SectionHeading.tsx'
import { namedSection } from '../section.attributes.ts'
import { StepGate } from './StepGate.tsx'
import { type NumberedStep, StepStops } from './StepStops.tsx'

export type StepsBlockProps = {
  id: string
  heading: string
  lede?: string | undefined
  steps: readonly NumberedStep[]
  /** The look, from a closed list that content chooses from (schemas/fields/stepFields.ts). */
  look: 'stops' | 'gate'
  headingLook?: Extract<SectionHeadingLook, 'abreast' | 'ruled' | 'rail'> | undefined
  /** Only for the look "gate": the step, counted from 1, before which everything waits. */
  gate?: number | undefined
  /** A picture above the steps. */
  children?: ReactNode
}

/** Numbered steps under a heading over the whole width. */
export function StepsBlock({ id, heading, lede, steps, look, headingLook = 'abreast', gate = 1, children }: StepsBlockProps) {
  const isBeside = headingLook === 'rail'
  return (
    <section {...namedSection(id)} className={cn('column plain-section', isBeside && 'gap-x-16 lg:grid lg:grid-cols-headed')}>
      <div>
        <SectionHeading id={id} heading={heading} lede={lede} look={headingLook} ledeSize="base" />
      </div>
      <div className={cn('mt-8 sm:mt-10', isBeside ? 'lg:mt-0' : 'md:mt-14')}>
        {children}
        {look === 'gate' ? <StepGate steps={steps} gate={gate} /> : <StepStops steps={steps} />}
      </div>
    </section>
  )
}
