import { Heading } from '../../ui/Heading'
import { SectionHeading } from './SectionHeading'

export type StepRailProps = { id: string; heading: string; lede?: string | undefined; steps: readonly { title: string; text: string }[] }

/** Numbered steps along a rail. */
export function StepRail({ id, heading, lede, steps }: StepRailProps) {
  return (
    <section aria-labelledby={id} className="column grid gap-x-16 gap-y-10 py-20 md:py-28 lg:grid-cols-beside">
      <SectionHeading id={id} heading={heading} lede={lede} />
      <ol className="border-l-2 border-line">
        {steps.map((step, index) => (
          <li key={step.title} className="relative pb-8 pl-8 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-0 -left-4.25 grid size-8 place-items-center rounded-full bg-signal font-display text-sm font-bold text-signal-ink"
            >
              {index + 1}
            </span>
            <Heading level={3}>{step.title}</Heading>
            <p className="mt-1.5 text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
