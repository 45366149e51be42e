import type { Contact } from '../../site/settings'
import { Heading } from '../../ui/Heading'
import { ContactLines } from '../shared/ContactLines'

export type StatusViewProps = {
  heading: string
  lede: string
  /** Before the ways to reach support. */
  reach: string
  /** What to do meanwhile. */
  until: { heading: string; items: readonly string[] }
  contact: Contact
}

/** What to do when something is down: whom to call, and how to go on until the line answers. */
export function StatusView({ heading, lede, reach, until, contact }: StatusViewProps) {
  return (
    <section className="dawn">
      <div className="column py-20 md:py-28">
        <Heading level={1}>{heading}</Heading>
        <p className="mt-4 measure-50 text-lg text-ink-2">{lede}</p>
        <div className="mt-10 grid gap-x-14 gap-y-10 border-t-2 border-ink pt-6 lg:grid-cols-2">
          <div>
            <p className="measure-50 text-ink-2">{reach}</p>
            <ContactLines contact={contact} className="mt-4" />
          </div>
          <div>
            <Heading level={2} size="xl">
              {until.heading}
            </Heading>
            <ul className="mt-3 grid measure-50 list-disc gap-2 pl-5 text-ink-2">
              {until.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
