import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { IndustryExhibit } from '#src/schemas/industry/industryExhibits.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { QUIET_INKS, type Surface } from '#src/ui/surface.ts'

const SURFACES: Record<Surface, string> = {
  paper: 'border-y border-line bg-paper-2',
  deck: 'bg-deck text-on-deck',
  sky: 'night-to-dawn text-on-deck',
}
const SPACES = {
  wide: 'gap-y-7 py-14 sm:gap-y-10 sm:py-20 md:gap-y-12 md:py-28',
  close: 'gap-y-7 py-12 sm:py-16',
} as const

export type ExhibitSectionProps = Pick<IndustryExhibit, 'heading' | 'lede' | 'note'> & {
  id: string
  headingLook?: IndustryExhibit['headingLook'] | undefined
  surface: Surface
  /** Above and below the exhibit. */
  space: keyof typeof SPACES
  /** The drawing. The note below it says that it is a sample. */
  children: ReactNode
}

/** The frame of an exhibit, a drawing that only this industry has. */
export function ExhibitSection({ id, heading, headingLook, lede, note, surface, space, children }: ExhibitSectionProps) {
  return (
    <section {...namedSection(id)} className={cn('overflow-x-clip', SURFACES[surface])}>
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
