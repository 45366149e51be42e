import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { CallOrWrite } from '#src/sections/shared/contact/CallOrWrite.tsx'
import type { Contact } from '#src/site/settings.ts'
import { LOGIN } from '#src/specification/interfaceValues.ts'
import { ERROR_PANEL_CLASS } from '#src/ui/fields/errorPanelClass.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { RowLink } from '#src/ui/links/RowLink.tsx'
import { BadgeCard } from './BadgeCard.tsx'
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
