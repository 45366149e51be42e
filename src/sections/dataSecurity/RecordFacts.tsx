import { Heading } from '#src/ui/Heading.tsx'
import { recordPathAttributes } from './recordPath.attributes.ts'
import { factsId, type RecordStopName } from './recordStops.ts'

export type RecordFactsProps = {
  stop: RecordStopName
  name: string
  labels: { stored: string; readers: string; protection: string; kept: string }
  facts: { stored: string; readers: string; protection: string; kept: string }
}

const FACTS = ['stored', 'readers', 'protection', 'kept'] as const

/** The facts of a stop, shown while it is chosen. Paper shows those of every stop. */
export function RecordFacts({ stop, name, labels, facts }: RecordFactsProps) {
  return (
    <div {...recordPathAttributes.facts.props(stop)} className="rounded-b-xl border-t-3 border-ink bg-card p-4 lg:px-5 lg:py-3.5">
      <Heading level={2} size="lg">
        {name}
      </Heading>
      <dl id={factsId(stop)} className="mt-2.5 grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt className="text-2xs font-semibold text-ink-3">{labels[fact]}</dt>
            <dd className="mt-0.5 text-sm leading-snug text-pretty">{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
