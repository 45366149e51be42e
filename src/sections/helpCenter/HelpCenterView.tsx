import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import type { HelpCenterContent } from '#src/schemas/helpCenter.ts'
import type { Contact } from '#src/site/settings.ts'
import { SUPPORT_HOURS } from '#src/specification/supportHours.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmailAddress } from '#src/ui/EmailAddress.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { DeskHours, DeskLane } from './DeskHours.tsx'

export type HelpCenterViewProps = Omit<HelpCenterContent, 'meta'> & { searchAction: string; contact: Contact; statusUrl: string }

/** The help center: search, four resources, the desk's hours with three ways to contact us, four groups of links, and the status line. */
export function HelpCenterView(props: HelpCenterViewProps) {
  const { phone, email, chat, now: words } = props.contacts
  return (
    <>
      <section className="column pt-10 pb-8 md:pt-12">
        <Heading level={1}>{props.heading}</Heading>
        <search className="only-with-script">
          <form action={props.searchAction} method="get" className="mt-7">
            <SearchField
              id="help-center-search"
              name="q"
              label={props.search.label}
              isLabelHidden
              placeholder={props.search.example}
              button={<Button type="submit">{props.search.button}</Button>}
            />
          </form>
        </search>
        <ul className="mt-6 grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
          {props.resources.map((resource) => (
            <li key={resource.href}>
              <a
                href={resource.href}
                rel={relOf(resource.href)}
                className={cn(
                  'group grid h-full items-start gap-x-4',
                  'border-t-2 border-line py-4 no-underline',
                  'everyday:first-col-12 hover:border-signal-deep',
                )}
              >
                <Icon name={resource.icon} className="size-12 max-everyday:hidden" />
                <span>
                  <span className="link-line block font-display text-contact xl:text-lg leading-tight font-bold text-balance">
                    {resource.title}
                  </span>
                  <span className="mt-1 block text-sm text-balance text-ink-2">{resource.text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="reach" className="bg-deck text-on-deck">
        <div className="column pt-10 pb-7 lg:pt-12 lg:pb-9">
          <DeskHours id="reach" heading={props.contactsHeading}>
            <DeskLane icon="phone" {...phone} desk={{ kind: 'phone', words }} {...SUPPORT_HOURS.phone}>
              <a href={props.contact.phoneHref} className="target font-display text-email font-bold whitespace-nowrap">
                {props.contact.phone}
              </a>
            </DeskLane>
            <DeskLane icon="letter" {...email} isAnyTime {...SUPPORT_HOURS.phone}>
              <a href={props.contact.emailHref} className="email-line target font-semibold">
                <EmailAddress address={props.contact.email} />
              </a>
            </DeskLane>
            <DeskLane icon="report" title={chat.title} hours={chat.hours} desk={{ kind: 'chat', words }} {...SUPPORT_HOURS.chat}>
              {chat.text}
            </DeskLane>
          </DeskHours>
        </div>
      </section>
      <section aria-labelledby="topics" className="column py-16 md:py-20">
        <Heading level={2} id="topics" size="3xl">
          {props.categoriesHeading}
        </Heading>
        <div className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {props.categories.map((category) => (
            <div key={category.title} className="border-t-2 border-ink pt-4">
              <Heading level={3}>{category.title}</Heading>
              <ul className="mt-2">
                {category.links.map((link) => (
                  <li key={link.label}>
                    <a href={link.href} rel={relOf(link.href)} className="target min-h-9 text-sm">
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-14 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-card px-5 py-4">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-go-ink" />
          <span className="font-semibold">{props.status}</span>
          <span className="text-sm text-ink-2">{props.statusNote}</span>
          <a href={props.statusUrl} className="target text-sm lg:ml-auto">
            {props.statusLink}
          </a>
        </p>
      </section>
    </>
  )
}
