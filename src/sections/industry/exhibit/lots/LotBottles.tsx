import type { LotLineY } from './lots.ts'

export type LotBottlesProps = {
  id: string
  /** Where the lot begins and ends, as percentages of the drawing's width. */
  from: string
  to: string
  y: LotLineY
  isTouched: boolean
}

/**
 * The bottles of a lot, up to its gate, and its number. Bodies and necks are the dashes of two lines, so that they keep their shape at
 * every width.
 */
export function LotBottles({ id, from, to, y, isTouched }: LotBottlesProps) {
  return (
    <>
      <g className={isTouched ? 'stroke-signal' : 'stroke-on-deck-2'} opacity={isTouched ? 1 : 0.55}>
        <line x1={from} x2={to} y1={y.bottles} y2={y.bottles} strokeWidth="18" strokeDasharray="11 7" />
        <line x1={from} x2={to} y1={y.necks} y2={y.necks} strokeWidth="9" strokeDasharray="5 13" strokeDashoffset="-3" />
      </g>
      {/* The gate. */}
      <line x1={to} x2={to} y1={y.necks - 10} y2={y.belt} className="stroke-on-deck-2" strokeWidth="2" />
      <svg aria-hidden="true" x={from} y={y.lot} className="overflow-visible">
        {isTouched && <rect x="-1" y="-1.15em" width="3.4em" height="1.6em" rx=".3em" className="fill-signal print:fill-none" />}
        <text x={isTouched ? '.45em' : 0} className={isTouched ? 'fill-signal-ink font-semibold' : 'fill-on-deck-2'}>
          {id}
        </text>
      </svg>
    </>
  )
}
