import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Contact } from '#src/site/settings.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { ButtonLink } from '#src/ui/links/ButtonLink.tsx'
import type { ClosingProps } from './closingProps.ts'

export type PhoneClosingProps = ClosingProps & {
  contact: Contact
  /** When the phone is answered. */
  words: { hours: string }
}

const ROW_CLASS = 'mt-5 flex flex-wrap items-center gap-x-8 gap-y-3'
const PLACES = {
  page: {
    wrapper: 'grid gap-x-16 gap-y-9 lg:grid-cols-ended lg:items-center',
    size: '3xl',
    text: 'mt-3 measure-52 text-lg text-balance text-ink-2',
    // The rule, and the number if there is space, end with the button below.
    number: 'w-fit lg:w-auto',
    row: `${ROW_CLASS} lg:justify-between lg:gap-x-4`,
  },
  article: { wrapper: 'grid gap-y-6', size: '2xl', text: 'mt-2 text-ink-2', number: 'w-fit', row: ROW_CLASS },
} as const

/** Ends a page with the telephone number. */
export function PhoneClosing({ heading, text, action, place, contact, words }: PhoneClosingProps) {
  const { wrapper, size, text: textClass, number, row } = PLACES[place]
  return (
    <div className={wrapper}>
      <div>
        <Heading level={2} size={size}>
          {heading}
        </Heading>
        <p className={textClass}>{text}</p>
      </div>
      <div>
        <a
          href={contact.phoneHref}
          className={cn(
            number,
            'block border-b-4 border-signal-deep pb-3',
            'font-display text-number leading-none font-bold tracking-tight tabular-nums',
            'no-underline hover:border-ink',
          )}
        >
          {contact.phone}
        </a>
        <div className={row}>
          <p className="text-ink-2">{words.hours}</p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      </div>
    </div>
  )
}
