import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Arrival } from '#src/schemas/blocks/arrivals.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { DECK_CLASS } from '#src/ui/surface.ts'

const ARRIVALS: ComponentsByKind<Arrival> = {
  text: TextArrival,
  banner: BannerArrival,
  start: StartArrival,
  keys: KeysArrival,
}

/** A message as its receiver sees it. */
export function ArrivalPicture({ arrives }: { arrives: Arrival }) {
  const Picture = componentOf(ARRIVALS, arrives)
  return <Picture {...arrives} />
}

/** A banner over a phone's first screen, and the answers to it as counts. */
function BannerArrival({ head, said, counts }: ArrivalOf<'banner'>) {
  return (
    <ArrivalBox surface="paper" className="gap-3">
      <div className="rounded-lg border border-line bg-card shadow-deck px-3 py-2.5">
        <p className="text-2xs text-ink-3 tabular-nums">
          <span className="mr-2 inline-block size-2.5 rounded-tick bg-signal" />
          {head}
        </p>
        <p className="mt-0.5 text-sm leading-snug font-semibold">{said}</p>
      </div>
      <p className="grid grid-cols-1 gap-x-3 gap-y-2 small-phone:grid-cols-[auto_auto_auto]">
        {counts.map(({ count, label }) => (
          <span key={label}>
            <b className="block font-display text-xl leading-none font-bold tabular-nums">{count}</b>
            <span className="mt-1 block text-2xs leading-tight text-ink-2">{label}</span>
          </span>
        ))}
      </p>
    </ArrivalBox>
  )
}

/** A text message with its answer. */
function TextArrival({ head, said, by, answer }: ArrivalOf<'text'>) {
  return (
    <ArrivalBox surface="deck" className="gap-2">
      <p className={SMALL_ON_DECK_CLASS}>{head}</p>
      <MessageBubble look="message" size="small" className="max-w-6/7">
        {said}
      </MessageBubble>
      <p className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1 justify-self-end">
        <span className={SMALL_ON_DECK_CLASS}>{by}</span>
        <MessageBubble as="span" look="consent" size="small">
          {answer}
        </MessageBubble>
      </p>
    </ArrivalBox>
  )
}

/** A start that has moved, and its confirmation. */
function StartArrival({ head, from, to, answer }: ArrivalOf<'start'>) {
  return (
    <ArrivalBox surface="deck" className="justify-items-center gap-3">
      <p className={SMALL_ON_DECK_CLASS}>{head}</p>
      <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
        <s className="whitespace-nowrap text-base text-on-deck-2 tabular-nums">{from}</s>
        <FlapClock clock={to} size="2xlTo3xl" />
      </p>
      <p className="flex items-center gap-1.5 text-sm font-semibold text-go">
        <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={3} />
        {answer}
      </p>
    </ArrivalBox>
  )
}

/** A question on the phone, and the key that answered it. */
function KeysArrival({ head, said, keys, pressed }: ArrivalOf<'keys'>) {
  return (
    <ArrivalBox surface="paper" className="gap-3">
      <div>
        <p className="text-2xs text-ink-3">{head}</p>
        <p className="mt-0.5 text-sm leading-snug font-semibold">{said}</p>
      </div>
      <p className="grid grid-cols-2 gap-1 small-phone:grid-cols-4">
        {keys.map((label, index) => {
          const key = index + 1
          return (
            <span
              key={label}
              className={cn(
                'grid justify-items-center rounded-sm border border-b-3 pt-2 pb-1',
                key === pressed ? 'border-signal-deep bg-signal text-signal-ink' : 'border-edge bg-card',
              )}
            >
              <b className="font-display text-xl leading-none font-bold tabular-nums">{key}</b>
              <span className="text-2xs leading-snug">{label}</span>
            </span>
          )
        })}
      </p>
    </ArrivalBox>
  )
}

/** What a component gets that draws a kind of arrival. */
type ArrivalOf<Kind extends Arrival['kind']> = Extract<Arrival, { kind: Kind }>

/** Small text on the deck: the line over an arrival, and who answered it. */
const SMALL_ON_DECK_CLASS = 'text-2xs text-on-deck-2 tabular-nums'

const SURFACES = { deck: DECK_CLASS, paper: 'border border-line bg-paper-2' }

type ArrivalBoxProps = { surface: keyof typeof SURFACES; className?: string; children: ReactNode }

/** The box of an arrival, as high as the words beside it. */
const ArrivalBox = ({ surface, className, children }: ArrivalBoxProps) => (
  <div className={cn('grid h-full content-center rounded-xl p-4 sm:min-h-48', SURFACES[surface], className)}>{children}</div>
)
