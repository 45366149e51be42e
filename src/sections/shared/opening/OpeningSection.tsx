import type { HTMLAttributes } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { sectionAttributes } from '../section.attributes.ts'

const SURFACES = {
  paper: '',
  /** Warm, or nearly black in the dark theme. */
  dusk: 'bg-dusk',
  deck: 'bg-deck text-on-deck',
  /** As deck, in the color of home's sky. */
  night: 'bg-night text-on-deck',
}

export type OpeningSectionProps = HTMLAttributes<HTMLElement> & {
  surface?: keyof typeof SURFACES
  /** The hour of the sky that it shows instead of a surface. Its own elements draw the sky. */
  sky?: SkyHour
}

/** The section of a first screen. The header above one that is dark in both themes is dark, too (sections/shell/header.css). */
export function OpeningSection({ surface = 'paper', sky, className, ...section }: OpeningSectionProps) {
  const isDark = sky === undefined ? surface === 'deck' || surface === 'night' : sky !== 'day'
  return (
    <section
      {...(isDark && sectionAttributes.darkOpening.props(sky))}
      className={cn(SURFACES[surface], className) || undefined}
      {...section}
    />
  )
}
