import { ArrivalBox, type ArrivalOf } from './ArrivalBox.tsx'

export type BannerArrivalProps = ArrivalOf<'banner'>

/** A banner over a phone's first screen, and the answers to it as counts. */
export function BannerArrival({ head, said, counts }: BannerArrivalProps) {
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
