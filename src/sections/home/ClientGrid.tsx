import type { Link } from '../../site/link'
import { Heading } from '../../ui/Heading'
import { PillLink } from '../../ui/PillLink'
import { ScrollFrame } from '../../ui/ScrollFrame'
import { type Client, ClientLogo } from '../shared/ClientLogo'
import { clientsHooks } from '../shared/clients.hooks'
import { SampleNote } from '../shared/SampleNote'

export type ClientGridProps = {
  heading: string
  lede: string
  clients: readonly Client[]
  industries: readonly Link[]
  /** Small print while these are samples. */
  sampleNote: string | undefined
}

/** Client logos and the industries they come from. */
export function ClientGrid({ heading, lede, clients, industries, sampleNote }: ClientGridProps) {
  return (
    <section aria-labelledby="clients" className="border-y border-line bg-paper-2">
      <div className="column py-7 md:py-16">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <Heading level={2} id="clients" size="3xl">
            {heading}
          </Heading>
          <p className="measure-46 text-sm text-ink-2">{lede}</p>
        </div>
        <div className="mt-7 sm:mt-9">
          <ScrollFrame label="Clients" className="swipe-frame sm:overflow-x-visible">
            <ul
              {...clientsHooks.list.props()}
              className="swipe-row swipe-tiles grid grid-cols-tiles gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4 lg:grid-cols-5"
            >
              {clients.map((client) => (
                <li
                  key={client.name}
                  className="flex min-h-14 items-center gap-2 bg-paper-2 pr-1 pl-5 text-ink-3 hover:bg-card hover:text-ink max-sm:*:text-sm sm:min-h-18 sm:justify-center sm:px-2"
                >
                  <ClientLogo {...client} />
                </li>
              ))}
            </ul>
          </ScrollFrame>
        </div>
        <SampleNote note={sampleNote} className="mt-2" />
        <div className="mt-5 sm:mt-7">
          <ul
            aria-label="Industries"
            className="grid gap-x-4 max-sm:border-t max-sm:border-line min-[18rem]:grid-cols-2 sm:flex sm:flex-wrap sm:gap-2"
          >
            {industries.map((industry) => (
              <li key={industry.href}>
                <PillLink look="listed" href={industry.href}>
                  {industry.label}
                </PillLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
