import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { IconTone } from '#src/models/names/iconNames.ts'
import type { IconPaths } from './iconPaths.ts'

const ACCENTS: Record<IconTone, string> = { signal: 'fill-signal', go: 'fill-go', hold: 'fill-hold', stop: 'fill-stop', edge: 'fill-edge' }

const LINES = { ink: 'text-ink', onDeck: 'text-on-deck' }

export type IconDrawingProps = {
  paths: IconPaths
  /** The color of its lines, if it differs from the text around it. */
  lines?: keyof typeof LINES
  /** The color of its filled part. */
  tone?: IconTone
  /** On a plate with a background, for an icon without text beside it. */
  isOnWash?: boolean
  className?: string
}

/** A drawn icon: lines, and one part that is filled with a color. It is decorative: the text beside it says the same. */
export function IconDrawing({ paths, lines, tone = 'signal', isOnWash = false, className }: IconDrawingProps) {
  const { accent, isDashed } = paths
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      className={cn(lines && LINES[lines], isOnWash && 'rounded-sm bg-wash p-2', className) || undefined}
    >
      <path d={accent} stroke="none" className={ACCENTS[tone]} />
      <path d={paths.lines} strokeLinecap="round" strokeDasharray={isDashed ? '2 2.6' : undefined} />
    </svg>
  )
}
