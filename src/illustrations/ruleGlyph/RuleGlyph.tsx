import type { ReactNode } from 'react'
import type { RuleGlyphName } from '#src/models/names/pictureNames.ts'
import { BalanceGlyph, GLYPH_BOX, HoursGlyph, PlacesGlyph, PointsGlyph, RolesGlyph, StepsGlyph } from './ruleGlyphs.tsx'

const GLYPHS: Record<RuleGlyphName, () => ReactNode> = {
  points: PointsGlyph,
  balance: BalanceGlyph,
  hours: HoursGlyph,
  places: PlacesGlyph,
  steps: StepsGlyph,
  roles: RolesGlyph,
}

export type RuleGlyphProps = { name: RuleGlyphName; className?: string }

/** A small drawing of a rule, with the numbers of the example policy. It is decorative: the text beside it says the same. */
export function RuleGlyph({ name, className }: RuleGlyphProps) {
  const Glyph = GLYPHS[name]
  return (
    <div aria-hidden="true" className={className}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${GLYPH_BOX.width} ${GLYPH_BOX.height}`}
        className="h-24 w-36 overflow-visible fill-none stroke-ink text-2xs font-semibold tabular-nums"
        strokeWidth="1.5"
      >
        <Glyph />
      </svg>
    </div>
  )
}
