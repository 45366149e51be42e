import { BookOpen, type LucideIcon, Play, Rocket, TriangleAlert } from 'lucide-react'
import type { IconName } from '../lib/anywhere/pictureNames'

const ICONS: Record<IconName, LucideIcon> = { rocket: Rocket, play: Play, book: BookOpen, warning: TriangleAlert }

export type IconProps = { name: IconName; className?: string }

/** An icon that content names; it says nothing that the text beside it does not. */
export function Icon({ name, className = '' }: IconProps) {
  const Drawn = ICONS[name]
  return <Drawn aria-hidden="true" className={className} />
}
