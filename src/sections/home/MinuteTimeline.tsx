import { Heading } from '../../ui/Heading'
import { ScrollFrame } from '../../ui/ScrollFrame'

export type MinuteTimelineProps = {
  heading: string
  lede: string
  steps: readonly { time: string; title: string; text: string }[]
}

/** One call-off, minute by minute: a line that runs across, swiped on phones, and down where the screen is between phone and desk. */
export function MinuteTimeline({ heading, lede, steps }: MinuteTimelineProps) {
  return (
    <section aria-labelledby="minutes" className="border-t border-line">
      <div className="column py-7 sm:py-24 md:py-28">
        <div className="grid gap-x-14 gap-y-3 lg:grid-cols-2 lg:items-end">
          <Heading level={2} id="minutes">
            {heading}
          </Heading>
          <p className="measure-44 text-sm text-ink-2 sm:text-base">{lede}</p>
        </div>
        <div className="mt-6 sm:mt-12">
          <ScrollFrame label={heading} className="swipe-frame sm:overflow-x-visible">
            <ol className="swipe-row swipe-steps grid gap-x-6 lg:grid-cols-5">
              {steps.map((step, index) => (
                <li key={step.title} className="relative grid grid-cols-time gap-x-5 pb-5 sm:pb-8 lg:block lg:pb-0">
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
                  <time className="tabular-nums text-base font-medium text-ink-2">{step.time}</time>
                  <div className="pl-3 lg:mt-8 lg:pl-0">
                    <Heading level={3}>{step.title}</Heading>
                    <p className="mt-1.5 text-sm text-ink-2">{step.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </ScrollFrame>
        </div>
      </div>
    </section>
  )
}
