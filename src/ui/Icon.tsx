import { BookOpen, type LucideIcon, Play, Rocket } from 'lucide-react'
import { type IconName, type IconTone, PICTOGRAM_NAMES, type PictogramName } from '../lib/anywhere/pictureNames'
import { PICTOGRAMS } from './pictograms'

const ICONS: Record<Exclude<IconName, PictogramName>, LucideIcon> = { rocket: Rocket, play: Play, book: BookOpen }
const LIT: Record<IconTone, string> = { signal: 'fill-signal', go: 'fill-go', hold: 'fill-hold', stop: 'fill-stop', edge: 'fill-edge' }

const isPictogram = (name: IconName): name is PictogramName => (PICTOGRAM_NAMES as readonly IconName[]).includes(name)

export type IconProps = { name: IconName; className?: string; tone?: IconTone }

/** An icon that content names; it says nothing that the text beside it does not. The house's own have one lit part. */
export function Icon({ name, className, tone = 'signal' }: IconProps) {
  if (!isPictogram(name)) {
    const Drawn = ICONS[name]
    return <Drawn aria-hidden="true" className={className} />
  }
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
