import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { HeadingLook } from '#src/schemas/fields/headingLook.ts'
import { Heading, type HeadingProps } from '#src/ui/Heading.tsx'
import { QUIET_INKS, type Surface } from '#src/ui/surface.ts'

/** Layouts of a heading and its lede: those that content may choose (but for the bar, which is drawn by Showcase.tsx), and usual ones. */
export type SectionHeadingLook = Exclude<HeadingLook, 'bar'> | 'under' | 'across' | 'abreast'
type LookClasses = { wrapper?: string; lede: string; size?: HeadingProps['size'] }

const LOOKS: Record<SectionHeadingLook, LookClasses> = {
  /** The lede under its heading, no wider than lines should be. */
  under: { wrapper: 'max-w-184', lede: 'mt-4' },
  /** The same layout over the whole width, for a long heading in a section that sets its own width. */
  across: { lede: 'mt-4 measure-60' },
  /** Side by side on wide screens, on one baseline. */
  abreast: { wrapper: 'grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-baseline', lede: '' },
  /** Over the whole width and larger than any other, with the lede below. Once per page. */
  banner: { lede: 'mt-3 measure-80 sm:mt-5', size: '5xl' },
  /** Smaller, under a rule over the whole width, with the lede at its end. */
  ruled: {
    wrapper: 'grid gap-x-16 gap-y-3 border-t-2 border-current pt-4 lg:grid-cols-[1fr_28rem] lg:items-baseline',
    lede: '',
    size: '3xl',
  },
  /** Beside a long list. It stays in sight if the window is high enough. */
  rail: { wrapper: 'lg:tall:sticky lg:tall:top-28', lede: 'mt-4' },
}

const SIZES = { large: 'text-lg', base: '' }

export type SectionHeadingProps = {
  id: string
  heading: string
  lede?: string | undefined
  look?: SectionHeadingLook
  ledeSize?: keyof typeof SIZES
  surface?: Surface
  /** Below the lede. */
  children?: ReactNode
}

/** A section's heading with its lines. */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, heading, lede, look = 'under', ledeSize = 'large', surface = 'paper', children } = props
  const { wrapper, lede: ledeClass, size = '4xl' } = LOOKS[look]
  const words = lede && <p className={cn(ledeClass, SIZES[ledeSize], QUIET_INKS[surface])}>{lede}</p>
  return (
    <div className={wrapper}>
      <Heading level={2} id={id} size={size}>
        {heading}
      </Heading>
      {children ? (
        <div>
          {words}
          {children}
        </div>
      ) : (
        words
      )}
    </div>
  )
}
