import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import type { HelpCenterContent } from '#src/schemas/pages/helpCenter.ts'
import type { Contact } from '#src/site/settings.ts'
import { Button } from '#src/ui/Button.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { Heading } from '#src/ui/Heading.tsx'
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

/** The search over the questions, which another page answers. */
const HelpSearch = ({ words, action }: { words: HelpCenterContent['search']; action: string }) => (
  <search className="only-with-script">
    <form action={action} method="get" className="mt-7">
      <SearchField
        id="help-center-search"
        name="q"
        label={words.label}
        isLabelHidden
        placeholder={words.example}
        button={<Button type="submit">{words.button}</Button>}
      />
    </form>
  </search>
)

type HelpCategoriesProps = Pick<HelpCenterContent, 'categories'> & {
  /** Spacing around it. */
  className: string
}

/** Links by role, a column for each. */
const HelpCategories = ({ categories, className }: HelpCategoriesProps) => (
  <div className={cn('grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4', className)}>
    {categories.map(({ title, links }) => (
      <div key={title} className="border-t-2 border-ink pt-4">
        <Heading level={3}>{title}</Heading>
        <ul className="mt-2">
          {links.map(({ label, href }) => (
            <li key={label}>
              <a href={href} rel={relOf(href)} className="target min-h-9 text-sm">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
