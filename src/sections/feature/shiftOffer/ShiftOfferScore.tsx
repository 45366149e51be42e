import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { ShiftOfferCaption, ShiftOfferContent } from '#src/schemas/opening/shiftOfferOpening.ts'

export type ShiftOfferScoreProps = Pick<ShiftOfferContent, 'open' | 'yes' | 'words'> & {
  askedCount: number
  /** How many of those asked could come. */
  possibleCount: number
  /** All filters are on, as in the message that was sent. */
  isSent: boolean
  className: string
}

/** The open shifts, the people asked, and those who said yes. */
export function ShiftOfferScore({ open, askedCount, possibleCount, isSent, yes, words, className }: ShiftOfferScoreProps) {
  return (
    <dl className={cn('grid max-w-100 grid-cols-1 gap-x-5 gap-y-3 small-phone:grid-cols-3', className)}>
      <Figure value={open} {...words.open} />
      <Figure
        value={askedCount}
        label={isSent ? words.asked.label : words.wouldBe.label}
        when={isSent ? words.asked.when : fillIn(words.wouldBe.when, { possible: possibleCount })}
        className="text-signal"
      />
      <Figure value={yes.length} {...words.yes} className="text-go">
        <span className="offer-names small-phone:sr-only">
          {yes.map(({ name, time }) => fillIn(words.answer, { who: name, time })).join(', ')}
        </span>
      </Figure>
    </dl>
  )
}

type FigureProps = ShiftOfferCaption & { value: number; className?: string; children?: React.ReactNode }

function Figure({ value, label, when, className, children }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-xs leading-snug text-on-deck-2">
        <span className="block">{label}</span>
        <span className="block tabular-nums">{when}</span>
      </dt>
      <dd className={cn('font-display text-4xl leading-none font-bold tracking-tight tabular-nums', className)}>
        {value}
        {children}
      </dd>
    </div>
  )
}
