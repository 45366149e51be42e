import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { FlapWord } from '#src/illustrations/flap/FlapWord.tsx'
import { SplitFlap } from '#src/illustrations/flap/SplitFlap.tsx'
import { BoardRow } from '#src/illustrations/scenes/BoardRow.tsx'
import { PanelHead } from '#src/illustrations/scenes/PanelHead.tsx'
import { describeBoard, spokenRow } from '#src/illustrations/scenes/pictureSentences.ts'
import { SceneFrame } from '#src/illustrations/scenes/SceneFrame.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { NextShift } from '#src/schemas/blocks/closing.ts'
import type { Contact } from '#src/site/settings.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { ButtonLink } from '#src/ui/links/ButtonLink.tsx'
import { RAISED_DECK_CLASS } from '#src/ui/surface.ts'

export type BoardClosingProps = { heading: string; text: string; action: Link; contact: Contact; board: NextShift }

/** The board of a coming shift, whose one open row is the page's next step. */
export function BoardClosing({ heading, text, action, contact, board }: BoardClosingProps) {
  return (
    <div className={`p-3.5 sm:p-6 ${RAISED_DECK_CLASS}`}>
      <ShiftBoard {...board} />
      <OpenRow time={board.time} open={board.open}>
        <div>
          <Heading level={2} size="3xl" className="measure-em-22">
            {heading}
          </Heading>
          <p className="mt-3 measure-60 text-on-deck-2">{text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:flex-col lg:items-stretch lg:text-center">
          <ButtonLink size="large" href={action.href} className="max-wide-phone:w-full">
            {action.label}
          </ButtonLink>
          <PhoneLink contact={contact} />
        </div>
      </OpenRow>
    </div>
  )
}

/** The head of the board, and its covered rows. */
function ShiftBoard({ day, time, title, rows, sample }: Omit<NextShift, 'open'>) {
  return (
    <SceneFrame describe={describeBoard({ title: `${title}, ${day}`, time })} spoken={rows.map(spokenRow)} sample={sample}>
      <PanelHead
        title={
          <span className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
            <FlapWord word={day} size="baseToXl" isLight />
            <FlapClock clock={time} size="lgTo2xl" />
          </span>
        }
        side={<span className="text-sm font-semibold">{title}</span>}
        sample={sample}
        surface="deck"
        className="mb-4 items-center gap-x-6 gap-y-3 px-0.5 sm:mb-5"
      />
      <div className="grid gap-1.5">
        {/* Phones show one row, which is enough to show a covered shift. */}
        {rows.map((row, index) => (
          <div key={row.role} className={index > 0 ? 'max-sm:hidden' : 'contents'}>
            <BoardRow row={{ ...row, time }} />
          </div>
        ))}
      </div>
    </SceneFrame>
  )
}

/** In the columns of the rows above it, and higher. */
const OPEN_ROW_CLASS = cn(
  'grid grid-cols-led gap-x-2.5',
  'px-2.5 pt-3 pb-4',
  'sm:gap-x-5 sm:pt-4 sm:pr-6 sm:pb-7',
  'lg:first-col-23 lg:gap-x-6 lg:px-3.5',
)

/** The row that waits for the visitor. The children say what to do. */
function OpenRow({ time, open, children }: Pick<NextShift, 'time' | 'open'> & { children: ReactNode }) {
  return (
    <div className={`mt-2 flaps-on-soot rounded-lg border-2 border-dashed border-signal ${OPEN_ROW_CLASS}`}>
      <p>
        <span className="sr-only">{time}</span>
        <SplitFlap text={time} size="time" tone="signal" />
      </p>
      <p className="text-sm">
        {open.role}
        <span className="inline-flex items-center gap-1.5 text-xs font-semibold text-signal max-sm:flex sm:ml-3">
          <span aria-hidden="true" className="size-1.75 shrink-0 rounded-full border-2 border-current" />
          {open.status}
        </span>
      </p>
      <div
        className={cn(
          'col-span-full mt-3 grid gap-x-14 gap-y-5',
          'sm:mt-4 sm:gap-y-6 sm:col-span-1 sm:col-start-2',
          'lg:grid-cols-ended lg:items-end',
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** The phone link beside the button, or below it. */
const PhoneLink = ({ contact }: { contact: Contact }) => (
  <a
    href={contact.phoneHref}
    className="inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap underline-offset-4 lg:justify-center"
  >
    <Phone aria-hidden="true" className="size-4.5 shrink-0" />
    {contact.phone}
  </a>
)
