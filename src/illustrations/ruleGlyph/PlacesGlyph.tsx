import { ICON_PATHS } from '#src/ui/iconPaths.ts'
import { GlyphNumber } from './GlyphNumber.tsx'

/** A workplace with its settings: points, reason, proof. */
export function PlacesGlyph() {
  const { lines, accent } = ICON_PATHS.plant
  return (
    <>
      <path d="M52 47h18M86 17H70v60h16M70 47h16" />
      {[4, 34, 64].map((y) => (
        <rect key={y} x="86" y={y} width="56" height="26" rx="4" className="fill-card" />
      ))}
      {/* An icon of 24 by 24 units (ui/iconPaths.ts). */}
      <g transform="translate(-5 18) scale(2.3)" strokeWidth="0.9" strokeLinejoin="round">
        <path d={accent} stroke="none" className="fill-signal" />
        <path d={lines} />
      </g>
      <GlyphNumber x={114} y={21.5}>
        0
      </GlyphNumber>
      <GlyphNumber x={114} y={51.5}>
        ?
      </GlyphNumber>
      <path d="M107 68h9l5 5v13h-14zM110 77h8M110 81h8" strokeWidth="1.25" />
    </>
  )
}
