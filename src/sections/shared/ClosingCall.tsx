import { Phone } from 'lucide-react'
import type { Link } from '../../site/link'
import type { Contact } from '../../site/settings'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { uiHooks } from '../../ui/ui.hooks'

export type ClosingCallProps = { heading: string; text: string; action: Link; contact: Contact }

/** The page's one next step. */
export function ClosingCall({ heading, text, action, contact }: ClosingCallProps) {
  return (
    <section {...uiHooks.print.props('no')} className="column py-20 md:py-24">
      <div className="relative overflow-hidden rounded-xl bg-signal px-6 py-12 text-signal-ink sm:px-12 md:py-16">
        <Heading level={2} className="measure-em-19">
          {heading}
        </Heading>
        <p className="mt-4 measure-52 text-lg">{text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink look="on-signal" size="large" href={action.href}>
            {action.label}
          </ButtonLink>
          <a
            href={contact.phoneHref}
            className="inline-flex min-h-11 items-center gap-2.5 text-lg font-semibold underline underline-offset-4"
          >
            <Phone aria-hidden="true" className="size-5" />
            {contact.phone}
          </a>
        </div>
      </div>
    </section>
  )
}
