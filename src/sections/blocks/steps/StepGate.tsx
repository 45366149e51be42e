import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { isTextFolded, PhoneFold } from '#src/ui/PhoneFold.tsx'
import { NumberedTitle, type NumberedTitleProps } from './NumberedTitle.tsx'
import type { NumberedStep } from './StepStops.tsx'

export type StepGateProps = {
  steps: readonly NumberedStep[]
  /** The step, counted from 1, before which everything waits. */
  gate: number
}

/** Steps before and after a gate: the waiting ones behind broken lines, in columns; and on the deck the decision and its consequences. */
export function StepGate({ steps, gate }: StepGateProps) {
  // The rows on both sides are aligned, with the deck's own edge above them.
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
        {steps.slice(0, gate - 1).map((step, index) => (
          <WaitingStep key={step.title} {...step} number={index + 1} isFolded={isTextFolded(index, steps.length)} />
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
        {steps.slice(gate - 1).map((step, index) => (
          <DecidedStep key={step.title} {...step} number={gate + index} />
        ))}
      </ol>
    </div>
  )
}

type StepProps = NumberedStep & Pick<NumberedTitleProps, 'number'>

const WaitingStep = ({ number, title, text, isFolded }: StepProps & { isFolded: boolean }) => (
  <li className={cn('border-t-2 border-dashed border-edge pt-4', isFolded && 'max-sm:not-last:-mb-7 max-sm:pt-1.5')}>
    <PhoneFold
      isFolded={isFolded}
      label={title}
      head={
        <NumberedTitle number={number} isFolded={isFolded}>
          {title}
        </NumberedTitle>
      }
    >
      <p className={cn('mt-2 text-ink-2', isFolded && 'max-sm:mt-0 max-sm:pb-3')}>
        <NoBreak text={text} />
      </p>
    </PhoneFold>
  </li>
)

const DecidedStep = ({ number, title, text }: StepProps) => (
  <li className="border-t-2 border-signal pt-4">
    <NumberedTitle number={number} surface="deck">
      {title}
    </NumberedTitle>
    <p className="mt-2 text-on-deck-2">
      <NoBreak text={text} />
    </p>
  </li>
)
