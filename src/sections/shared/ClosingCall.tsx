import { cn } from '../../lib/anywhere/markup/cn'
import type { NextShift } from '../../schemas/blocks/closing'
import type { Contact } from '../../site/settings'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { TextLink } from '../../ui/TextLink'
import { uiAttributes } from '../../ui/ui.attributes'
import { ClosingBoard } from './ClosingBoard'
import { closingAttributes } from './closing.attributes'
import { StartForm, type StartFormProps, type StartWords } from './StartForm'
import { sectionAttributes } from './section.attributes'

/** How a page can end; the closed list that content chooses from (schemas/blocks/closing.ts). */
export type ClosingChoice = { heading: string; text: string } & ({ kind: 'board'; board: NextShift } | { kind: 'start' | 'phone' | 'line' })

/** Over the page's whole width, or in an article's column, below its text. */
export type ClosingPlace = 'page' | 'article'

export type ClosingCallProps = Pick<StartFormProps, 'action' | 'handsOver'> & {
  closing: ClosingChoice
  contact: Contact
  words: StartWords & {
    /** When the phone is answered. */
    hours: string
  }
  place: ClosingPlace
}

const ROOM = 'py-6 sm:py-14 md:py-24'
/** On which ground each stands. On the page's own paper it shares what lies between it and a section that stands there, too. */
const BANDS = {
  board: `${ROOM} after-plain`,
  start: `${ROOM} after-plain`,
  phone: `${ROOM} border-t border-line bg-paper-2`,
  line: 'border-t border-line py-10 md:py-12',
}

/** How each is laid out, by its place. */
const START = {
  page: { head: 'grid gap-x-16 gap-y-3 lg:grid-cols-2 lg:items-baseline-last', size: '4xl', text: 'text-lg text-ink-2', form: 'mt-8' },
  article: { head: 'grid gap-y-2', size: '2xl', text: 'text-ink-2', form: 'mt-5' },
} as const
const PHONE_ROW = 'mt-5 flex flex-wrap items-center gap-x-8 gap-y-3'
const PHONE = {
  page: {
    frame: 'grid gap-x-16 gap-y-9 lg:grid-cols-ended lg:items-center',
    size: '3xl',
    text: 'mt-3 measure-52 text-lg text-balance text-ink-2',
    // The rule, and where there is room the number itself, end with the button below.
    number: 'w-fit lg:w-auto',
    row: `${PHONE_ROW} lg:justify-between lg:gap-x-4`,
  },
  article: { frame: 'grid gap-y-6', size: '2xl', text: 'mt-2 text-ink-2', number: 'w-fit', row: PHONE_ROW },
} as const
const LINE = {
  page: { frame: 'flex flex-wrap items-baseline gap-x-4 gap-y-2', link: 'lg:ml-auto' },
  article: { frame: 'grid justify-items-start gap-y-2', link: '' },
}

/** The page's one next step. */
export function ClosingCall(call: ClosingCallProps) {
  const { kind } = call.closing
  if (call.place === 'article')
    return (
      <div {...closingAttributes.call.props()} {...uiAttributes.print.props('no')} className="border-t-2 border-ink pt-7">
        <Shown {...call} />
      </div>
    )
  return (
    <section
      {...sectionAttributes.name.props('closing')}
      {...closingAttributes.call.props()}
      {...uiAttributes.print.props('no')}
      className={BANDS[kind]}
    >
      <div className="column">
        <Shown {...call} />
      </div>
    </section>
  )
}

function Shown({ closing, action, contact, words, handsOver, place }: ClosingCallProps) {
  const { heading, text } = closing
  switch (closing.kind) {
    case 'board':
      return <ClosingBoard heading={heading} text={text} action={action} contact={contact} board={closing.board} />
    case 'start':
      return (
        <>
          <div className={START[place].head}>
            <Heading level={2} size={START[place].size}>
              {heading}
            </Heading>
            <p className={START[place].text}>{text}</p>
          </div>
          <div className={START[place].form}>
            <StartForm words={words} action={action} contact={contact} handsOver={handsOver} />
          </div>
        </>
      )
    case 'phone':
      return (
        <div className={PHONE[place].frame}>
          <div>
            <Heading level={2} size={PHONE[place].size}>
              {heading}
            </Heading>
            <p className={PHONE[place].text}>{text}</p>
          </div>
          <div>
            <a
              href={contact.phoneHref}
              className={cn(
                PHONE[place].number,
                'block border-b-4 border-signal-deep pb-3',
                'font-display text-number leading-none font-bold tracking-tight tabular-nums',
                'no-underline hover:border-ink',
              )}
            >
              {contact.phone}
            </a>
            <div className={PHONE[place].row}>
              <p className="text-ink-2">{words.hours}</p>
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
            </div>
          </div>
        </div>
      )
    case 'line':
      return (
        <div className={LINE[place].frame}>
          <Heading level={2} size="xl">
            {heading}
          </Heading>
          <p className="text-ink-2">{text}</p>
          <TextLink href={action.href} look="arrow" className={LINE[place].link}>
            {action.label}
          </TextLink>
        </div>
      )
  }
}
