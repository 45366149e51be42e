import type { LotLineY } from './lotLines.ts'

/** Belts reach the edges of the widest page. */
const EDGES = { x: -1200, width: 4000 }

export type LotBeltProps = { name: string; y: LotLineY }

/** A line's name, and its belt on its rollers. */
export function LotBelt({ name, y }: LotBeltProps) {
  const rollers = y.belt + 4.5
  return (
    <>
      <text x="0" y={y.name} className="fill-on-deck font-semibold">
        {name}
      </text>
      <rect {...EDGES} y={y.belt} height="9" className="fill-deck-line" />
      <line
        x1={EDGES.x}
        x2={EDGES.x + EDGES.width}
        y1={rollers}
        y2={rollers}
        className="stroke-deck"
        strokeWidth="5"
        strokeDasharray="0 22"
        strokeLinecap="round"
      />
    </>
  )
}
