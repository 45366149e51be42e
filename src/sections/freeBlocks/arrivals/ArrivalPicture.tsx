import { Check } from 'lucide-react'
import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { MessageBubble } from '#src/illustrations/scenes/MessageBubble.tsx'
import type { Arrival } from '#src/schemas/blocks/arrivals.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { DECK_CLASS } from '#src/ui/surface.ts'

/** For every small line on a dark surface. */
const HEAD = 'text-2xs text-on-deck-2 tabular-nums'
const WORKPLACE_BOX = 'grid h-full content-center rounded-xl p-4 sm:min-h-48'
const DECK = `${WORKPLACE_BOX} ${DECK_CLASS}`

const ARRIVALS: ComponentsByKind<Arrival> = {
  text: TextArrival,
  banner: BannerArrival,
  start: StartArrival,
  keys: KeysArrival,
}

export type ArrivalPictureProps = { arrives: Arrival }

/** A message as its receiver sees it. */
export function ArrivalPicture({ arrives }: ArrivalPictureProps) {
  const Picture = componentOf(ARRIVALS, arrives)
  return <Picture {...arrives} />
}

type ArrivalOf<Kind extends Arrival['kind']> = Extract<Arrival, { kind: Kind }>

function TextArrival({ head, said, by, answer }: ArrivalOf<'text'>) {
  return (
    <div className={`${DECK} gap-2`}>
      <p className={HEAD}>{head}</p>
      <MessageBubble look="message" size="small" className="max-w-6/7">
        {said}
      </MessageBubble>
      <p className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1 justify-self-end">
        <span className={HEAD}>{by}</span>
        <MessageBubble as="span" look="consent" size="small">
          {answer}
        </MessageBubble>
      </p>
    </div>
  )
}

function BannerArrival({ head, said, counts }: ArrivalOf<'banner'>) {
  return (
    <div className={`${WORKPLACE_BOX} gap-3 border border-line bg-paper-2`}>
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
    </div>
  )
}

function StartArrival({ head, from, to, answer }: ArrivalOf<'start'>) {
  return (
    <div className={`${DECK} justify-items-center gap-3`}>
      <p className={HEAD}>{head}</p>
      <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
        <s className="whitespace-nowrap text-base text-on-deck-2 tabular-nums">{from}</s>
        <FlapClock clock={to} size="2xlTo3xl" />
      </p>
      <p className="flex items-center gap-1.5 text-sm font-semibold text-go">
        <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={3} />
        {answer}
      </p>
    </div>
  )
}

function KeysArrival({ head, said, keys, pressed }: ArrivalOf<'keys'>) {
  return (
    <div className={`${WORKPLACE_BOX} gap-3 border border-line bg-paper-2`}>
      <div>
        <p className="text-2xs text-ink-3">{head}</p>
        <p className="mt-0.5 text-sm leading-snug font-semibold">{said}</p>
      </div>
      <p className="grid grid-cols-2 gap-1 small-phone:grid-cols-4">
        {keys.map((name, index) => (
          <span
            key={name}
            className={`grid justify-items-center rounded-sm border border-b-3 pt-2 pb-1 ${index + 1 === pressed ? 'border-signal-deep bg-signal text-signal-ink' : 'border-edge bg-card'}`}
          >
            <b className="font-display text-xl leading-none font-bold tabular-nums">{index + 1}</b>
            <span className="text-2xs leading-snug">{name}</span>
          </span>
        ))}
      </p>
    </div>
  )
}
