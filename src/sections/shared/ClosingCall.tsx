import type { Contact } from '../../site/settings'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { TextLink } from '../../ui/TextLink'
import { uiAttributes } from '../../ui/ui.attributes'
import { ClosingBoard, type NextShift } from './ClosingBoard'
import { closingAttributes } from './closing.attributes'
import { StartForm, type StartFormProps, type StartWords } from './StartForm'
import { sectionAttributes } from './section.attributes'

/** How a page can end; the closed list that content chooses from (schemas/closing.ts). */
export type ClosingChoice = { heading: string; text: string } & ({ kind: 'board'; board: NextShift } | { kind: 'start' | 'phone' | 'line' })

export type ClosingCallProps = Pick<StartFormProps, 'action' | 'handsOver'> & {
  closing: ClosingChoice
  contact: Contact
  words: StartWords & {
    /** When the phone is answered. */
    hours: string
  }
  /** In an article's column, below its text. */
  isInArticle?: boolean
}

/** On which ground each stands. */
const BANDS = { board: undefined, start: undefined, phone: 'border-t border-line bg-paper-2', line: 'border-t border-line' }

/** The page's one next step. */
export function ClosingCall({ isInArticle = false, ...call }: ClosingCallProps) {
  if (isInArticle)
    return (
      <div {...closingAttributes.call.props()} {...uiAttributes.print.props('no')} className="border-t-2 border-ink pt-7">
        <Shown {...call} />
      </div>
    )
  const { kind } = call.closing
  return (
    <section
      {...sectionAttributes.name.props('closing')}
      {...closingAttributes.call.props()}
      {...uiAttributes.print.props('no')}
      className={BANDS[kind]}
    >
      <div className={kind === 'line' ? 'column py-10 md:py-12' : 'column py-6 sm:py-14 md:py-24'}>
        <Shown {...call} isWide />
      </div>
    </section>
  )
}

type ShownProps = Omit<ClosingCallProps, 'isInArticle'> & { isWide?: boolean }

function Shown({ closing, action, contact, words, handsOver, isWide = false }: ShownProps) {
  const { heading, text } = closing
  switch (closing.kind) {
    case 'board':
      return <ClosingBoard heading={heading} text={text} action={action} contact={contact} board={closing.board} />
    case 'start':
      return (
        <>
          <div className={isWide ? 'grid gap-x-16 gap-y-3 lg:grid-cols-2 lg:items-end' : 'grid gap-y-2'}>
            <Heading level={2} size={isWide ? '4xl' : '2xl'}>
              {heading}
            </Heading>
            <p className={isWide ? 'text-lg text-ink-2' : 'text-ink-2'}>{text}</p>
          </div>
          <div className={isWide ? 'mt-8' : 'mt-5'}>
            <StartForm words={words} action={action} contact={contact} handsOver={handsOver} />
          </div>
        </>
      )
    case 'phone':
      return (
        <div className={isWide ? 'grid gap-x-16 gap-y-9 lg:grid-cols-ended lg:items-center' : 'grid gap-y-6'}>
          <div>
            <Heading level={2} size={isWide ? '3xl' : '2xl'}>
              {heading}
            </Heading>
            <p className={isWide ? 'mt-3 measure-52 text-lg text-balance text-ink-2' : 'mt-2 text-ink-2'}>{text}</p>
          </div>
          <div>
            <a
              href={contact.phoneHref}
              className="block w-fit border-b-4 border-signal-deep pb-3 font-display text-number leading-none font-bold tracking-tight tabular-nums no-underline hover:border-ink"
            >
              {contact.phone}
            </a>
            <div className={`mt-5 flex flex-wrap items-center gap-x-8 gap-y-3 ${isWide ? 'lg:justify-between' : ''}`}>
              <p className="text-ink-2">{words.hours}</p>
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
            </div>
          </div>
        </div>
      )
    case 'line':
      return (
        <div className={isWide ? 'flex flex-wrap items-baseline gap-x-4 gap-y-2' : 'grid justify-items-start gap-y-2'}>
          <Heading level={2} size="xl">
            {heading}
          </Heading>
          <p className="text-ink-2">{text}</p>
          <TextLink href={action.href} hasArrow className={isWide ? 'lg:ml-auto' : ''}>
            {action.label}
          </TextLink>
        </div>
      )
  }
}
