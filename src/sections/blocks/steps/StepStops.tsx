import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { NumberedTitle } from './NumberedTitle.tsx'

/** A step of a procedure, in the form that every look takes. */
export type NumberedStep = { title: string; text: string }
/** Steps as stops on a line: horizontal if there is space for all of them, vertical on phones. */
export function StepStops({ steps }: { steps: readonly NumberedStep[] }) {
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
            <NoBreak text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
