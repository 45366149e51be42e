import { Heading } from '../../ui/Heading'

export type TwoLanesProps = {
  lanes: readonly { title: string; steps: readonly { when: string; title: string; text: string }[] }[]
}

/** One event on its way through two departments at once. */
export function TwoLanes({ lanes }: TwoLanesProps) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {lanes.map((lane, index) => (
        <div key={lane.title} className={`rounded-xl border p-6 ${index === 0 ? 'border-ink bg-card' : 'border-line bg-paper-2'}`}>
          <Heading level={3}>{lane.title}</Heading>
          <ol className="mt-5 border-l-2 border-signal">
            {lane.steps.map((step) => (
              <li key={step.title} className="pb-5 pl-5 last:pb-0">
                <p className="tabular-nums text-xs text-ink-2">{step.when}</p>
                <p className="font-semibold">{step.title}</p>
                <p className="mt-0.5 text-sm text-ink-2">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
