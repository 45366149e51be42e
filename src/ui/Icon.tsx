import type { IconName, IconTone } from '../lib/anywhere/pictureNames'
import { PICTOGRAMS } from './pictograms'

const LIT: Record<IconTone, string> = { signal: 'fill-signal', go: 'fill-go', hold: 'fill-hold', stop: 'fill-stop', edge: 'fill-edge' }

export type IconProps = { name: IconName; className?: string; tone?: IconTone }

/** An icon that content names; it says nothing that the text beside it does not. Drawn by the house: lines, and one part that is lit. */
export function Icon({ name, className, tone = 'signal' }: IconProps) {
  const { lines, lit, isDashed } = PICTOGRAMS[name]
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className={className}
    >
      <path d={lit} stroke="none" className={LIT[tone]} />
      <path d={lines} strokeLinecap="round" strokeDasharray={isDashed ? '2 2.6' : undefined} />
    </svg>
  )
}
