import { GLYPH_NUMBERS } from './glyphBox.ts'

export type GlyphNumberProps = { x: number; y?: number; anchor?: 'start' | 'middle' | 'end'; children: string }

/** A number of a glyph. By default it stands below the drawing. */
export function GlyphNumber({ x, y = GLYPH_NUMBERS, anchor = 'middle', children }: GlyphNumberProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} stroke="none" className="fill-ink">
      {children}
    </text>
  )
}
