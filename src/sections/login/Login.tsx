import type { ReactNode } from 'react'
import { LOGIN } from '../../site/interfaceValues'
import type { Link } from '../../site/link'
import type { Contact } from '../../site/settings'
import { Eyebrow } from '../../ui/Eyebrow'
import { Heading } from '../../ui/Heading'
import { RowLink } from '../../ui/RowLink'
import { CallOrWrite } from '../shared/CallOrWrite'

export type LoginProps = {
  heading: string
  lede: string
  help: { title: string; links: readonly (Link & { text: string })[] }
  reportTitle: string
  report: string
  contact: Contact
  /** The form island. */
  children?: ReactNode
}

/** Customer login: the form, and where to go when it is the wrong door. */
export function Login({ heading, lede, help, reportTitle, report, contact, children }: LoginProps) {
  return (
    <section className="dawn">
      <div className="column grid gap-x-20 gap-y-12 py-14 md:py-20 lg:grid-cols-[minmax(0,30rem)_1fr] lg:items-start">
        <div className="rounded-xl border border-line bg-card p-6 sm:p-9">
          <Heading level={1} size="3xl">
            {heading}
          </Heading>
          <p className="mt-2 mb-7 text-ink-2">{lede}</p>
          {children}
          <noscript>
            <p className="mt-5 border-l-4 border-stop-ink bg-stop-wash p-4 text-sm font-medium text-stop-ink">{LOGIN.message}</p>
          </noscript>
        </div>
        <div className="lg:pt-9">
          <Heading level={2} size="2xl">
            {help.title}
          </Heading>
          <p className="mt-2 text-ink-2">
            <CallOrWrite contact={contact} />
          </p>
          <ul className="mt-6 grid border-t border-line">
            {help.links.map((link) => (
              <li key={link.href} className="border-b border-line">
                <RowLink href={link.href} label={link.label} note={link.text} className="gap-y-0 py-3.5 sm:first-col-44" />
              </li>
            ))}
          </ul>
          <div className="mt-9">
            <Eyebrow>{reportTitle}</Eyebrow>
            <p className="mt-2 measure-52 text-sm text-ink-2">{report}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
