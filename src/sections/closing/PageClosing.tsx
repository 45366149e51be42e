import type { NextShift } from '#src/schemas/blocks/closing.ts'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import type { Contact } from '#src/site/settings.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { BoardClosing } from './BoardClosing.tsx'
import type { ClosingPlace } from './closingProps.ts'
import { PhoneClosing, type PhoneClosingProps } from './PhoneClosing.tsx'
import { SentenceClosing } from './SentenceClosing.tsx'
import { StartClosing } from './StartClosing.tsx'
import type { StartFormProps, StartWords } from './StartForm.tsx'

/** The ways to end a page, a closed list that content chooses from (schemas/blocks/closing.ts). */
export type ClosingChoice = { heading: string; text: string } & (
  | { kind: 'board'; board: NextShift }
  | { kind: 'start' | 'phone' | 'sentence' }
)

/** What every way to end a page takes besides its own words. */
type SharedClosingProps = Pick<StartFormProps, 'action' | 'isHandedOver'> & {
  contact: Contact
  words: StartWords & PhoneClosingProps['words']
  place: ClosingPlace
}
const CLOSINGS: ComponentsByKind<ClosingChoice, SharedClosingProps> = {
  board: BoardClosing,
  start: StartClosing,
  phone: PhoneClosing,
  sentence: SentenceClosing,
}

export type PageClosingProps = SharedClosingProps & { closing: ClosingChoice }

const PADDING_CLASS = 'py-6 sm:py-14 md:py-24'
/** The surface of each. On the page's own paper it shares the space between it and a section on paper above. */
const SURFACES = {
  board: `${PADDING_CLASS} after-plain`,
  start: `${PADDING_CLASS} after-plain`,
  phone: `${PADDING_CLASS} border-t border-line bg-paper-2`,
  sentence: 'border-t border-line py-10 md:py-12',
}

/** The page's one next step. */
export function PageClosing({ closing, ...shared }: PageClosingProps) {
  const Closing = componentOf(CLOSINGS, closing)
  if (shared.place === 'article')
    return (
      <div {...sectionAttributes.closingStep.props()} {...uiAttributes.print.props('no')} className="border-t-2 border-ink pt-7">
        <Closing {...closing} {...shared} />
      </div>
    )
  return (
    <section
      {...sectionAttributes.name.props('closing')}
      {...sectionAttributes.closingStep.props()}
      {...uiAttributes.print.props('no')}
      className={SURFACES[closing.kind]}
    >
      <div className="column">
        <Closing {...closing} {...shared} />
      </div>
    </section>
  )
}
