import { FlapWord } from '#src/illustrations/flap/FlapWord.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { StatusContent } from '#src/schemas/pages/status.ts'
import { PageOpening } from '#src/sections/shared/opening/PageOpening.tsx'
import type { Contact } from '#src/site/settings.ts'
import { EmailAddress } from '#src/ui/EmailAddress.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RAISED_DECK_CLASS } from '#src/ui/surface.ts'
import { ReportSheet } from './ReportSheet.tsx'

export type StatusViewProps = Omit<StatusContent, 'meta'> & { contact: Contact }

/** What to do during an outage: whom to call, and how to continue until the line answers. */
export function StatusView({ heading, lede, board, reach, until, sheet, contact }: StatusViewProps) {
  return (
    <>
      <section className="column pt-10 pb-14 md:pt-14 md:pb-20">
        <PageOpening heading={heading} lede={lede} ledeLook="text" />
        <StatusBoard board={board} reach={reach} contact={contact} />
      </section>
      <section aria-labelledby="until" className="border-t border-line bg-paper-2">
        <div className="column grid items-center gap-x-14 gap-y-14 py-16 md:py-24 lg:grid-cols-2">
          <div>
            <Heading level={2} id="until">
              {until.heading}
            </Heading>
            <ul className="mt-6 measure-60 border-b border-line">
              {until.items.map((item) => (
                <li key={item} className="border-t border-line py-4">
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <ReportSheet {...sheet} />
        </div>
      </section>
    </>
  )
}

/** The line's status as a row of a board, and how to reach somebody meanwhile. */
function StatusBoard({ board, reach, contact }: Pick<StatusViewProps, 'board' | 'reach' | 'contact'>) {
  return (
    <div className={`mt-8 p-3.5 sm:p-5 md:mt-10 ${RAISED_DECK_CLASS}`}>
      <p className="mb-3 flex flex-wrap justify-between gap-x-4 px-0.5 text-sm font-semibold text-on-deck-2">
        <span>{board.title}</span>
        <span>{board.note}</span>
      </p>
      <p
        className={cn(
          'flex flex-wrap items-center justify-between gap-x-3 md:flex-nowrap gap-y-4',
          'rounded-md bg-deck-2 px-4 py-5',
          'sm:px-6 md:py-7',
        )}
      >
        <span aria-hidden="true">
          <FlapWord word={board.time} size="statusLine" tone="quiet" />
        </span>
        <span className="max-md:order-last max-md:basis-full md:grow md:px-5">
          <span className="block font-display text-3xl leading-tight font-bold">{board.name}</span>
          <span className="mt-1 block text-on-deck-2">{board.parts}</span>
        </span>
        <FlapWord word={board.status} size="statusLine" tone="signal" />
      </p>
      <div className="grid items-center gap-x-14 gap-y-5 px-0.5 pt-5 pb-1 sm:px-6 lg:grid-cols-figures">
        <p className="measure-60 text-on-deck-2">{reach}</p>
        <p className="grid justify-items-start gap-1 lg:justify-items-end">
          <a href={contact.phoneHref} className="target font-display text-status font-bold whitespace-nowrap text-signal">
            {contact.phone}
          </a>
          <a href={contact.emailHref} className="email-line target">
            <EmailAddress address={contact.email} />
          </a>
        </p>
      </div>
    </div>
  )
}
