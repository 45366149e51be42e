/** A procedure in steps: its section, with the look that content chooses. */
import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/markup/cn'
import { type HeadingLook, SectionHeading } from './SectionHeading'
import { StepGate, type StepGateProps } from './StepGate'
import { StepStops } from './StepStops'
import { namedSection } from './section.attributes'

export type StepsProps = {
  id: string
  heading: string
  lede?: string | undefined
  steps: StepGateProps['steps']
  look: keyof typeof LOOKS
  headingLook?: Extract<HeadingLook, 'abreast' | 'ruled' | 'rail'> | undefined
  /** For the look "gate": the step, counted from 1, before which everything waits. */
  gate?: number | undefined
  /** A picture above the steps. */
  children?: ReactNode
}

/** How steps can be drawn; the closed list that content chooses from (schemas/fields/stepFields.ts). */
const LOOKS = { stops: StepStops, gate: StepGate }

/** Numbered steps under a heading over the whole width. */
export function Steps({ id, heading, lede, steps, look, headingLook = 'abreast', gate = 1, children }: StepsProps) {
  const Drawn = LOOKS[look]
  const isBeside = headingLook === 'rail'
  return (
    <section {...namedSection(id)} className={cn('column plain-section', isBeside && 'gap-x-16 lg:grid lg:grid-cols-headed')}>
      <div>
        <SectionHeading id={id} heading={heading} lede={lede} look={headingLook} ledeSize="base" />
      </div>
      <div className={cn('mt-8 sm:mt-10', isBeside ? 'lg:mt-0' : 'md:mt-14')}>
        {children}
        <Drawn steps={steps} gate={gate} />
      </div>
    </section>
  )
}
