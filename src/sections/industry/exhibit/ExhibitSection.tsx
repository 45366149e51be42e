import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { IndustryExhibit } from '#src/schemas/industry/industryExhibits.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { QUIET_INKS } from '#src/ui/surface.ts'

const BANDS = {
  paper: { className: 'border-y border-line bg-paper-2', surface: 'paper' },
  deck: { className: 'bg-deck text-on-deck', surface: 'deck' },
  /** A sky, on which all words have one color. */
  morning: { className: 'night-to-dawn text-on-deck', surface: 'sky' },
} as const
const SPACES = {
  wide: 'gap-y-7 py-14 sm:gap-y-10 sm:py-20 md:gap-y-12 md:py-28',
  close: 'gap-y-7 py-12 sm:py-16',
} as const

export type ExhibitSectionProps = Pick<IndustryExhibit, 'heading' | 'headingLook' | 'lede' | 'note'> & {
  id: string
  band: keyof typeof BANDS
  /** Above and below the exhibit. */
  space: keyof typeof SPACES
  /** The drawing. The note below it says that it is a sample. */
  children: ReactNode
}

/** The frame of an exhibit, a drawing that only this industry has. */
export function ExhibitSection({ id, heading, headingLook, lede, note, band, space, children }: ExhibitSectionProps) {
  const { surface, className } = BANDS[band]
  return (
    <section {...namedSection(id)} className={cn('overflow-x-clip', className)}>
      <div className={cn('column grid grid-cols-[minmax(0,1fr)]', SPACES[space])}>
        <SectionHeading id={id} heading={heading} lede={lede} look={headingLook ?? 'abreast'} surface={surface} />
        <div className="min-w-0">
          {children}
          <p className={cn('mt-3 text-sm', QUIET_INKS[surface])}>{note}</p>
        </div>
      </div>
    </section>
  )
}
