import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { type Client, ClientLogo } from '#src/sections/shared/clientLogo/ClientLogo.tsx'
import { SampleNote } from '#src/sections/shared/SampleNote.tsx'
import { namedSection, sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PillLink } from '#src/ui/links/PillLink.tsx'

export type ClientsBlockProps = {
  id: string
  heading: string
  lede: string
  industryLinks: string
  clients: readonly Client[]
  industries: readonly Link[]
  /** Small print while the clients are samples. */
  sampleNote: string | undefined
}

/** Client logos and the industries of the clients. */
export function ClientsBlock({ id, heading, lede, industryLinks, clients, industries, sampleNote }: ClientsBlockProps) {
  return (
    <section {...namedSection(id)} className="border-y border-line bg-paper-2">
      <div className="column py-7 md:py-16">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <Heading level={2} id={id} size="3xl">
            {heading}
          </Heading>
          <p className="measure-46 text-sm text-ink-2">{lede}</p>
        </div>
        {/* On phones a wall of logos in two columns, and tiles on wider screens. */}
        <div className="mt-4 sm:mt-9">
          <ul
            {...sectionAttributes.clientList.props()}
            className={cn(
              'client-wall grid gap-x-3',
              'sm:grid-cols-4 sm:gap-px',
              'sm:overflow-hidden sm:rounded-lg sm:border sm:border-line',
              'lg:grid-cols-5',
            )}
          >
            {clients.map((client) => (
              <li
                key={client.name}
                className={cn(
                  'flex min-h-7 items-center text-ink-3',
                  'sm:min-h-18 sm:justify-center sm:px-2 sm:outline sm:outline-line',
                  'sm:hover:bg-card sm:hover:text-ink',
                )}
              >
                <ClientLogo {...client} />
              </li>
            ))}
          </ul>
        </div>
        <SampleNote note={sampleNote} className="mt-2" />
        <div className="mt-4 sm:mt-7">
          <ul
            aria-label={industryLinks}
            className="grid gap-x-4 max-sm:border-t max-sm:border-line everyday:grid-cols-2 sm:flex sm:flex-wrap sm:gap-2"
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
