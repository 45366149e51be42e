import { BRAND_MARK } from '#src/illustrations/brandMark.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

export type BrandLogoProps = {
  /** With an edge, for the dark deck, whose color is close to the mark's. */
  isEdged?: boolean
  className?: string
}

/** The brand's mark. When a visitor hovers over its link, the upper flap turns once (styles/motion.css). */
export function BrandLogo({ isEdged = false, className }: BrandLogoProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BRAND_MARK.size} ${BRAND_MARK.size}`}
      className={cn(isEdged && 'rounded-sm ring-1 ring-deck-line', className) || undefined}
    >
      <rect width={BRAND_MARK.size} height={BRAND_MARK.size} rx="7.5" className="fill-soot" />
      <path d={BRAND_MARK.lower.leaf} className="fill-on-deck" />
      <path d={BRAND_MARK.lower.dart} className="fill-soot" />
      <path d={BRAND_MARK.lower.fold} className="fill-deck-line" />
      <g className="brand-leaf">
        <path d={BRAND_MARK.upper.leaf} className="fill-signal" />
        <path d={BRAND_MARK.upper.dart} className="fill-soot" />
      </g>
      <path d={BRAND_MARK.seam} className="fill-on-deck" />
    </svg>
  )
}
