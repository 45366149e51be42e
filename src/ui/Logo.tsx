import { MARK } from '../lib/anywhere/mark'

/** The mark; where its link is hovered, the upper flap turns once (styles/motion.css). */
export function Logo({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" data-logo="" viewBox={`0 0 ${MARK.size} ${MARK.size}`} className={className}>
      <rect width={MARK.size} height={MARK.size} rx="7.5" className="fill-soot" />
      <path d={MARK.lower.leaf} className="fill-on-deck" />
      <path d={MARK.lower.dart} className="fill-soot" />
      <path d={MARK.lower.fold} className="fill-deck-line" />
      <g data-leaf="">
        <path d={MARK.upper.leaf} className="fill-signal" />
        <path d={MARK.upper.dart} className="fill-soot" />
      </g>
      <path d={MARK.seam} className="fill-on-deck" />
    </svg>
  )
}
