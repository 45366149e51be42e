import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { ArrivalBox, type ArrivalOf } from './ArrivalBox.tsx'

export type KeysArrivalProps = ArrivalOf<'keys'>

/** A question on the phone, and the key that answered it. */
export function KeysArrival({ head, said, keys, pressed }: KeysArrivalProps) {
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
