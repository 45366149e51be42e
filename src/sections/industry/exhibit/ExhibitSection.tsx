import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { IndustryExhibit } from '#src/schemas/industry/industryExhibits.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { QUIET_INKS } from '#src/ui/surface.ts'
import { DockWaves } from './DockWaves.tsx'
import { LineBench } from './LineBench.tsx'
import { LotLookback } from './LotLookback.tsx'
import { NightCensus } from './NightCensus.tsx'
import { RoutesBeforeBell } from './RoutesBeforeBell.tsx'
import { StoreMap } from './StoreMap.tsx'

/** How each kind stands in its page: on which band, and how much of the band is free above and below it. */
const LOOKS: Record<IndustryExhibit['kind'], { band: keyof typeof BANDS; space: keyof typeof SPACES }> = {
  bench: { band: 'paper', space: 'wide' },
  census: { band: 'deck', space: 'wide' },
  waves: { band: 'deck', space: 'wide' },
  // Belts run on to the page's edges.
  lots: { band: 'deck', space: 'close' },
  routes: { band: 'morning', space: 'close' },
  map: { band: 'deck', space: 'wide' },
}
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

export type ExhibitSectionProps = IndustryExhibit & { id: string }

/** What only one industry could show, drawn from its data. Its note says that it is a sample, so the picture itself does not. */
export function ExhibitSection({ id, ...exhibit }: ExhibitSectionProps) {
  const { heading, headingLook = 'abreast', lede, note } = exhibit
  const { band, space } = LOOKS[exhibit.kind]
  const { surface, className } = BANDS[band]
  return (
    <section {...namedSection(id)} className={cn('overflow-x-clip', className)}>
      <div className={cn('column grid grid-cols-[minmax(0,1fr)]', SPACES[space])}>
        <SectionHeading id={id} heading={heading} lede={lede} look={headingLook} surface={surface} />
        <div className="min-w-0">
          <Drawn {...exhibit} />
          <p className={cn('mt-3 text-sm', QUIET_INKS[surface])}>{note}</p>
        </div>
      </div>
    </section>
  )
}

function Drawn(exhibit: IndustryExhibit) {
  switch (exhibit.kind) {
    case 'bench':
      return <LineBench {...exhibit} />
    case 'census':
      return <NightCensus {...exhibit} />
    case 'waves':
      return <DockWaves {...exhibit} />
    case 'lots':
      return <LotLookback {...exhibit} />
    case 'routes':
      return <RoutesBeforeBell {...exhibit} />
    case 'map':
      return <StoreMap {...exhibit} />
  }
}
