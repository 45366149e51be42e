import type { HelpCenterContent } from '#src/schemas/pages/helpCenter.ts'
import type { Contact } from '#src/site/settings.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { HelpCategories } from './HelpCategories.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import { ResourceCards } from './ResourceCards.tsx'
import { SupportContacts } from './SupportContacts.tsx'

export type HelpCenterViewProps = Omit<HelpCenterContent, 'meta'> & { searchAction: string; contact: Contact; statusUrl: string }

/** The help center: search, four resources, the desk's hours with three ways to contact us, four groups of links, and the status line. */
export function HelpCenterView(props: HelpCenterViewProps) {
  return (
    <>
      <section className="column pt-10 pb-8 md:pt-12">
        <Heading level={1}>{props.heading}</Heading>
        <HelpSearch words={props.search} action={props.searchAction} />
        <ResourceCards resources={props.resources} className="mt-6" />
      </section>
      <SupportContacts heading={props.contactsHeading} contacts={props.contacts} contact={props.contact} />
      <section aria-labelledby="topics" className="column py-16 md:py-20">
        <Heading level={2} id="topics" size="3xl">
          {props.categoriesHeading}
        </Heading>
        <HelpCategories categories={props.categories} className="mt-8" />
        <StatusLine {...props} />
      </section>
    </>
  )
}

type StatusLineProps = Pick<HelpCenterViewProps, 'status' | 'statusNote' | 'statusLink' | 'statusUrl'>

const StatusLine = ({ status, statusNote, statusLink, statusUrl }: StatusLineProps) => (
  <p className="mt-14 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-card px-5 py-4">
    <span aria-hidden="true" className="size-2.5 rounded-full bg-go-ink" />
    <span className="font-semibold">{status}</span>
    <span className="text-sm text-ink-2">{statusNote}</span>
    <a href={statusUrl} className="target text-sm lg:ml-auto">
      {statusLink}
    </a>
  </p>
)
