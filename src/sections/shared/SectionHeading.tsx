import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/cn'
import { type Ground, QUIET_INKS } from '../../ui/ground'
import { Heading } from '../../ui/Heading'

const LOOKS = {
  /** The lede under its heading, neither wider than lines should be. */
  under: { frame: 'max-w-184', lede: 'mt-4' },
  /** The same over the whole width, where a heading may be as long as it is; stands in what holds the section. */
  across: { frame: null, lede: 'mt-4 measure-60' },
  /** The same in a column of its own, which is as wide as lines should be. */
  inColumn: { frame: '', lede: 'mt-4' },
  /** Beside each other on wide screens, on one line. */
  abreast: { frame: 'grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-baseline', lede: '' },
  /** The same with less between them, for a short lede. */
  close: { frame: 'grid gap-x-14 gap-y-2 sm:gap-y-3 lg:grid-cols-2 lg:items-baseline', lede: 'measure-44' },
}
/** Of the lede. */
const SIZES = { large: 'text-lg', base: '' }

export type SectionHeadingProps = {
  id: string
  heading: string
  lede?: string | undefined
  look?: keyof typeof LOOKS
  ledeSize?: keyof typeof SIZES
  ground?: Ground
  /** Stands below the lede. */
  children?: ReactNode
}

/** A section's heading with the lines that belong to it. */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, heading, lede, look = 'under', ledeSize = 'large', ground = 'paper', children } = props
  const { frame, lede: ledeLook } = LOOKS[look]
  const words = lede && <p className={cn(ledeLook, SIZES[ledeSize], QUIET_INKS[ground])}>{lede}</p>
  const lines = (
    <>
      <Heading level={2} id={id} size="4xl">
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
    </>
  )
  return frame === null ? lines : <div className={frame}>{lines}</div>
}
