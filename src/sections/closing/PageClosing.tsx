import type { NextShift } from '#src/schemas/blocks/closing.ts'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import type { Contact } from '#src/site/settings.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { ClosingBoard } from './ClosingBoard.tsx'
import { ClosingPhone } from './ClosingPhone.tsx'
import { ClosingSentence } from './ClosingSentence.tsx'
import { ClosingStart } from './ClosingStart.tsx'
import type { ClosingPlace } from './closingPart.ts'
import type { StartFormProps, StartWords } from './StartForm.tsx'

/** The ways to end a page, a closed list that content chooses from (schemas/blocks/closing.ts). */
export type ClosingChoice = { heading: string; text: string } & (
  | { kind: 'board'; board: NextShift }
  | { kind: 'start' | 'phone' | 'sentence' }
)

export type PageClosingProps = Pick<StartFormProps, 'action' | 'isHandedOver'> & {
  closing: ClosingChoice
  contact: Contact
  words: StartWords & {
    /** When the phone is answered. */
    hours: string
  }
  place: ClosingPlace
}

const PADDING = 'py-6 sm:py-14 md:py-24'
/** The surface of each. On the page's own paper it shares the space between it and a section on paper above. */
const BANDS = {
  board: `${PADDING} after-plain`,
  start: `${PADDING} after-plain`,
  phone: `${PADDING} border-t border-line bg-paper-2`,
  sentence: 'border-t border-line py-10 md:py-12',
}

/** The page's one next step. */
export function PageClosing(props: PageClosingProps) {
  const { kind } = props.closing
  if (props.place === 'article')
    return (
      <div {...sectionAttributes.closingStep.props()} {...uiAttributes.print.props('no')} className="border-t-2 border-ink pt-7">
        <ClosingOfKind {...props} />
      </div>
    )
  return (
    <section
      {...sectionAttributes.name.props('closing')}
      {...sectionAttributes.closingStep.props()}
      {...uiAttributes.print.props('no')}
      className={BANDS[kind]}
    >
      <div className="column">
        <ClosingOfKind {...props} />
      </div>
    </section>
  )
}

function ClosingOfKind({ closing, action, contact, words, isHandedOver, place }: PageClosingProps) {
  const { heading, text } = closing
  const part = { heading, text, action, place }
  switch (closing.kind) {
    case 'board':
      return <ClosingBoard heading={heading} text={text} action={action} contact={contact} board={closing.board} />
    case 'start':
      return <ClosingStart {...part} words={words} contact={contact} isHandedOver={isHandedOver} />
    case 'phone':
      return <ClosingPhone {...part} contact={contact} hours={words.hours} />
    case 'sentence':
      return <ClosingSentence {...part} />
  }
}
