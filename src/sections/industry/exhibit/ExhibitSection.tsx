import { cn } from '../../../lib/anywhere/cn'
import { QUIET_INKS } from '../../../ui/ground'
import { SectionHeading } from '../../shared/SectionHeading'
import { DockWaves, type DockWavesProps } from './DockWaves'
import { LineBench, type LineBenchProps } from './LineBench'
import { LotLookback, type LotLookbackProps } from './LotLookback'
import { NightCensus, type NightCensusProps } from './NightCensus'
import { RoutesBeforeBell, type RoutesBeforeBellProps } from './RoutesBeforeBell'
import { StoreMap, type StoreMapProps } from './StoreMap'

/** What only one industry could show, drawn from its data; the closed list that content chooses from (schemas/industryExhibits.ts). */
type Choice =
  | ({ kind: 'bench' } & LineBenchProps)
  | ({ kind: 'census' } & NightCensusProps)
  | ({ kind: 'waves' } & DockWavesProps)
  | ({ kind: 'lots' } & LotLookbackProps)
  | ({ kind: 'routes' } & RoutesBeforeBellProps)
  | ({ kind: 'map' } & StoreMapProps)
export type ExhibitSectionProps = { heading: string; lede: string; note: string } & Choice

/** How each kind stands in its page: on which band, and the words abreast above the picture, or beside it. */
const FRAMES: Record<Choice['kind'], { band: keyof typeof BANDS; words: keyof typeof WORDS }> = {
  bench: { band: 'paper', words: 'abreast' },
  census: { band: 'deck', words: 'abreast' },
  waves: { band: 'deck', words: 'abreast' },
  lots: { band: 'paper', words: 'beside' },
  routes: { band: 'wash', words: 'abreast' },
  map: { band: 'deck', words: 'abreast' },
}
const BANDS = {
  paper: { look: 'border-y border-line bg-paper-2', ground: 'paper' },
  wash: { look: 'band-warm', ground: 'paper' },
  deck: { look: 'bg-deck text-on-deck', ground: 'deck' },
} as const
const WORDS = {
  abreast: { grid: 'gap-y-7 sm:gap-y-10 md:gap-y-12', look: 'abreast' },
  beside: { grid: 'items-center gap-x-14 gap-y-10 lg:grid-cols-headed', look: 'inColumn' },
} as const

/** The exhibit of an industry's page. Its note says that it is a sample, so the picture itself does not. */
export function ExhibitSection({ heading, lede, note, ...exhibit }: ExhibitSectionProps) {
  const { band, words } = FRAMES[exhibit.kind]
  const { ground, look: bandLook } = BANDS[band]
  const { grid, look } = WORDS[words]
  return (
    <section aria-labelledby="exhibit" className={bandLook}>
      <div className={cn('column grid grid-cols-[minmax(0,1fr)] py-14 sm:py-20 md:py-28', grid)}>
        <SectionHeading id="exhibit" heading={heading} lede={lede} look={look} ground={ground} />
        <div className="min-w-0">
          <Drawn {...exhibit} />
          <p className={cn('mt-3 text-sm', QUIET_INKS[ground])}>{note}</p>
        </div>
      </div>
    </section>
  )
}

function Drawn(exhibit: Choice) {
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
