import type { ReactNode } from 'react'
import { designColor } from '#src/illustrations/designColor.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { CallOrWrite } from '#src/sections/shared/contact/CallOrWrite.tsx'
import type { Contact } from '#src/site/settings.ts'
import { LOGIN } from '#src/specification/interfaceValues.ts'
import { ERROR_PANEL_CLASS } from '#src/ui/fields/FieldError.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { RowLink } from '#src/ui/links/RowLink.tsx'
import { TimeClock } from './TimeClock.tsx'

export type LoginViewProps = {
  heading: string
  lede: string
  help: { title: string; links: readonly (Link & { text: string })[] }
  reportTitle: string
  report: string
  callOrWrite: string
  contact: Contact
  /** The form: an island (LoginView.astro). */
  children: ReactNode
}

/** Customer login: the form is the card in a time clock. Beside it stands where other visitors should go. */
export function LoginView({ heading, lede, help, reportTitle, report, callOrWrite, contact, children }: LoginViewProps) {
  return (
    <section className="isolate overflow-clip">
      <div
        className={cn(
          'column grid gap-x-10 gap-y-12 py-10',
          'md:side-col-96 md:items-start md:py-14',
          'lg:grid-cols-login xl:grid-cols-wide-login lg:items-stretch',
          '2xl:grid-cols-widest-login xl:gap-x-14',
        )}
      >
        <TimeClock
          front={
            <Heading level={1} size="3xl">
              {heading}
            </Heading>
          }
          note={lede}
        >
          {children}
          <noscript>
            <p className={`mt-5 font-medium ${ERROR_PANEL_CLASS}`}>{LOGIN.message}</p>
          </noscript>
        </TimeClock>
        <div className="flex flex-col">
          <Heading level={2} size="2xl">
            {help.title}
          </Heading>
          <p className="mt-2 text-ink-2">
            <CallOrWrite text={callOrWrite} contact={contact} />
          </p>
          <ul className="login-ways mt-6 grid grow border-t border-line lg:auto-rows-fr">
            {help.links.map((link) => (
              <li key={link.href} className="border-b border-line lg:content-center">
                <RowLink href={link.href} label={link.label} note={link.text} notePlace="below" />
              </li>
            ))}
          </ul>
        </div>
        <BadgeCard title={reportTitle} text={report} />
      </div>
    </section>
  )
}

/** The folded end of the strap, and the ring in the badge's slot. */
const Clip = () => (
  <svg aria-hidden="true" viewBox="0 0 56 80" fill="none" className="print:hidden absolute bottom-0 -left-3.5 h-20 w-14">
    <path d="M14 0h28v18l-6 16H20l-6-16Z" fill={designColor('paint-steel')} />
    <path d="M18 5h20v9H18Z" strokeWidth="1.5" strokeDasharray="3 2.5" className="stroke-edge" />
    <path d="M28 50a8 8 0 0 0-8 8v11a8 8 0 0 0 16 0V58a8 8 0 0 0-8-8Z" strokeWidth="3.5" className="stroke-edge" />
    <path d="M19 31h18a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-5v7h-8v-7h-5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2Z" className="fill-edge" />
  </svg>
)

/** A badge on its strap that tells employees who report absences where to go. */
function BadgeCard({ title, text }: { title: string; text: string }) {
  return (
    <div className="badge">
      <div aria-hidden="true" className="badge-strap forced-colors:hidden">
        <Clip />
      </div>
      <div className="relative rounded-xl border-2 border-edge bg-card px-6 pt-4 pb-6">
        <div aria-hidden="true" className="mx-auto h-3 w-14 rounded-full border-2 border-edge bg-paper" />
        <Icon name="crew" isOnWash className="mt-5 size-14" />
        <Heading level={2} size="lg" className="mt-3">
          {title}
        </Heading>
        <p className="mt-1.5 text-sm text-ink-2">{text}</p>
      </div>
    </div>
  )
}
