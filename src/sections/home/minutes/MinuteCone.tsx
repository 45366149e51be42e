import { useId } from 'react'
import { designColor } from '#src/illustrations/designColor.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** On a laptop, in rem: the narrowest `--width-page`, and `--page-gutter` (designTokens.css). */
const PAGE = { width: 75, gutter: 1.75 } as const
/**
 * The columns of the moments below, in rem: their gap (`gap-x-6` in MinutesBlock.tsx) and their total width. On other wide screens the
 * result is off by a few pixels at most, which tests/browser/minutes.spec.ts checks.
 */
const COLUMNS = { gap: 1.5, all: PAGE.width - 2 * PAGE.gutter } as const
/** @returns where the last of the moments begins, in thousandths of the strip */
const lastColumnStart = (moments: number) => Math.round(1000 * (1 - 1 / moments) * (1 + COLUMNS.gap / COLUMNS.all))

export type MinuteConeProps = {
  /** Minutes of the day: the strip's ends, and the first and the last of the moments below. */
  start: number
  horn: number
  from: number
  to: number
  /** Number of the moments below, in columns. */
  moments: number
  /** Spacing around it: it lies over what stands above and below. */
  className: string
}

/** The light from the lit minutes of the strip to the line below, from the first dot to the last: these minutes, enlarged. */
export function MinuteCone({ start, horn, from, to, moments, className }: MinuteConeProps) {
  const id = useId()
  const [begin, end] = [from, to].map((minute) => Math.round(((minute - start) / (horn - start)) * 1000))
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      className={cn('relative block h-22.5 w-full translate-x-1.25 max-lg:hidden print:hidden', className)}
    >
      <linearGradient id={`${id}cone`} x2="0" y2="1">
        <stop stopColor={designColor('signal')} />
        <stop offset="0.55" stopColor={designColor('signal')} stopOpacity="0.3" />
        <stop offset="1" stopColor={designColor('signal')} stopOpacity="0.15" />
      </linearGradient>
      <path d={`M${begin} 0H${end}L${lastColumnStart(moments)} 100H0z`} fill={`url(#${id}cone)`} />
    </svg>
  )
}
