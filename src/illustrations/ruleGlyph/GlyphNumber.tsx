import { GLYPH_NUMBERS } from './glyphBox.ts'

export type GlyphNumberProps = { x: number; y?: number; anchor?: 'start' | 'middle' | 'end'; children: string }

/** A number of a glyph: below what it counts, if it does not say where. */
export function GlyphNumber({ x, y = GLYPH_NUMBERS, anchor = 'middle', children }: GlyphNumberProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} stroke="none" className="fill-ink">
      {children}
    </text>
  )
}
