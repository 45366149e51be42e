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
                  className="absolute top-2 left-[4.1rem] h-full w-px bg-line lg:top-[2.62rem] lg:left-0 lg:h-px lg:w-[calc(100%+1.5rem)]"
                />
              )}
              <span
                aria-hidden="true"
                className={`absolute top-2 left-[calc(4.1rem-5px)] size-2.75 rounded-full ring-4 ring-paper lg:top-[calc(2.62rem-5px)] lg:left-0 ${index === steps.length - 1 ? 'bg-go-ink' : 'bg-signal'}`}
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
