/** A procedure in steps. Longer than most files: the ways to draw it stand beside each other, since content chooses between them. */
import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/markup/cn'
import { Heading } from '../../ui/Heading'
import { PhoneFold } from '../../ui/PhoneFold'
import { Unbroken } from '../../ui/Unbroken'
import { SectionHeading } from './SectionHeading'
import { namedSection } from './section.attributes'

type Step = { title: string; text: string }
export type StepsProps = {
  id: string
  heading: string
  lede?: string | undefined
  steps: readonly Step[]
  look: keyof typeof LOOKS
  headingLook?: 'abreast' | 'ruled' | 'rail' | undefined
  /** For the look "gate": the step, counted from 1, before which everything waits. */
  gate?: number | undefined
  /** A picture above the steps. */
  children?: ReactNode
}
type DrawnProps = { steps: readonly Step[]; gate: number }

/** How steps can be drawn; the closed list that content chooses from (schemas/fields/stepFields.ts). */
const LOOKS = { stops: Stops, gate: Gate }

/** Numbered steps under a heading over the whole width. */
export function Steps({ id, heading, lede, steps, look, headingLook = 'abreast', gate = 1, children }: StepsProps) {
  const Drawn = LOOKS[look]
  const isBeside = headingLook === 'rail'
  return (
    <section {...namedSection(id)} className={cn('column plain-section', isBeside && 'gap-x-16 lg:grid lg:grid-cols-headed')}>
      <div>
        <SectionHeading id={id} heading={heading} lede={lede} look={headingLook} ledeSize="base" />
      </div>
      <div className={cn('mt-8 sm:mt-10', isBeside ? 'lg:mt-0' : 'md:mt-14')}>
        {children}
        <Drawn steps={steps} gate={gate} />
      </div>
    </section>
  )
}

/** A stop on a line: across where there is room for all of them, down on phones. */
function Stops({ steps }: DrawnProps) {
  return (
    <ol className={cn('grid sm:grid-cols-2', steps.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={cn(
            'relative border-l-2 border-ink pb-8 pl-7 last:pb-0',
            'sm:row-span-2 sm:grid sm:shares-rows sm:gap-y-0',
            'sm:border-t-2 sm:border-l-0 sm:pt-8 sm:pr-8 sm:pb-10 sm:pl-0',
            'lg:pb-0',
          )}
        >
          <span
            aria-hidden="true"
            className="absolute top-1 -left-2 h-3.5 w-3.5 rounded-tick bg-signal sm:-top-3.5 sm:left-0 sm:h-6.5 sm:w-2.5"
          />
          <NumberedTitle number={index + 1}>{title}</NumberedTitle>
          <p className="mt-2 text-ink-2">
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Longer lists of steps are folded on phones, from the third step on: their titles alone say how it goes. */
const isFolded = (index: number, count: number) => count > 4 && index > 1

/** What waits, behind broken lines, down one column and then the next; and on the deck the decision and what follows from it. */
function Gate({ steps, gate }: DrawnProps) {
  // Two rows on either side stand on the same lines: the deck's own edge hangs over them.
  const rows = { before: Math.ceil((gate - 1) / 2), after: steps.length - (gate - 1) }
  const hasPairs = rows.before === 2 && rows.after === 2
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[2fr_1fr] lg:gap-y-9">
      <ol
        className={cn(
          'grid content-start gap-x-10 gap-y-9 sm:grid-cols-2',
          hasPairs && 'sm:grid-rows-[auto_auto] lg:row-span-2 lg:grid-flow-col lg:shares-rows',
        )}
      >
        {steps.slice(0, gate - 1).map(({ title, text }, index) => (
          <li
            key={title}
            className={cn(
              'border-t-2 border-dashed border-edge pt-4',
              isFolded(index, steps.length) && 'max-sm:not-last:-mb-7 max-sm:pt-1.5',
            )}
          >
            <StepWords number={index + 1} title={title} text={text} isFolded={isFolded(index, steps.length)} />
          </li>
        ))}
      </ol>
      <ol
        start={gate}
        className={cn(
          'grid content-start gap-y-8',
          'rounded-xl bg-deck p-6 text-on-deck shadow-deck',
          'sm:grid-cols-2 sm:gap-x-10 sm:p-8 lg:grid-cols-1',
          hasPairs && 'lg:row-span-2 lg:-my-8 lg:shares-rows lg:gap-y-9',
        )}
      >
        {steps.slice(gate - 1).map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-signal pt-4">
            <NumberedTitle number={gate + index} isOnDeck>
              {title}
            </NumberedTitle>
            <p className="mt-2 text-on-deck-2">
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

type StepWordsProps = Step & { number: number; isFolded: boolean }

/** A step's title and text, on paper; folded, phones show the title, and the text when one asks. */
function StepWords({ title, text, number, isFolded }: StepWordsProps) {
  const heading = (
    <NumberedTitle number={number} className={isFolded ? 'max-sm:py-2.5 max-sm:pr-9' : ''}>
      {title}
    </NumberedTitle>
  )
  const words = (
    <p className={cn('mt-2 text-ink-2', isFolded && 'max-sm:mt-0 max-sm:pb-3')}>
      <Unbroken text={text} />
    </p>
  )
  if (!isFolded)
    return (
      <div>
        {heading}
        {words}
      </div>
    )
  return (
    <PhoneFold label={title} title={heading}>
      {words}
    </PhoneFold>
  )
}

type NumberedTitleProps = { number: number; isOnDeck?: boolean; className?: string; children: string }

/** A step's title with its number before it, which a list says by itself to those who hear it. */
function NumberedTitle({ number, isOnDeck = false, className, children }: NumberedTitleProps) {
  return (
    <Heading level={3} className={className}>
      <span aria-hidden="true" className={cn('mr-2.5 font-display font-bold tabular-nums', isOnDeck ? 'text-signal' : 'text-ink-3')}>
        {number}
      </span>
      {children}
    </Heading>
  )
}
