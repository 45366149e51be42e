import { Heading } from '../../ui/Heading'
export type MinuteTimelineProps = {
  heading: string
  lede: string
  steps: readonly { time: string; title: string; text: string }[]
}

/** One call-off, minute by minute: a line that runs down on small screens and across on wide ones. */
export function MinuteTimeline({ heading, lede, steps }: MinuteTimelineProps) {
  return (
    <section aria-labelledby="minutes" className="border-t border-line">
      <div className="column py-24 md:py-28">
        <div className="grid gap-x-14 gap-y-3 lg:grid-cols-2 lg:items-end">
          <Heading level={2} id="minutes">
            {heading}
          </Heading>
          <p className="measure-44 text-ink-2">{lede}</p>
        </div>
        <ol className="mt-12 grid gap-x-6 lg:grid-cols-5">
          {steps.map((step, index) => (
            <li key={step.title} className="relative grid grid-cols-time gap-x-5 pb-8 lg:block lg:pb-0">
              {index < steps.length - 1 && (
                <span
                  aria-hidden="true"
                  className="absolute top-2 left-(--timeline-gutter) h-full w-px bg-line lg:top-(--timeline-drop) lg:-right-6 lg:left-0 lg:h-px lg:w-auto"
                />
              )}
              <span
                aria-hidden="true"
                className={`absolute top-2 left-(--timeline-gutter) size-2.75 -translate-x-1.25 rounded-full ring-4 ring-paper lg:top-(--timeline-drop) lg:left-0 lg:translate-x-0 lg:-translate-y-1.25 ${index === steps.length - 1 ? 'bg-go-ink' : 'bg-signal'}`}
              />
              <time className="font-mono text-base font-medium text-ink-2">{step.time}</time>
              <div className="pl-3 lg:mt-8 lg:pl-0">
                <Heading level={3}>{step.title}</Heading>
                <p className="mt-1.5 text-sm text-ink-2">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
