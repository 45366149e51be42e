import { cn } from '../../../lib/anywhere/cn'
import { Heading } from '../../../ui/Heading'
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

/** How each kind stands in its page: its ground, and the words abreast above the picture, or beside it. */
const FRAMES: Record<Choice['kind'], { ground: keyof typeof GROUNDS; words: keyof typeof WORDS }> = {
  bench: { ground: 'paper', words: 'abreast' },
  census: { ground: 'deck', words: 'abreast' },
  waves: { ground: 'deck', words: 'abreast' },
  lots: { ground: 'paper', words: 'beside' },
  routes: { ground: 'wash', words: 'abreast' },
  map: { ground: 'deck', words: 'abreast' },
}
const GROUNDS = {
  paper: { band: 'border-y border-line bg-paper-2', quiet: 'text-ink-2' },
  wash: { band: 'band-warm', quiet: 'text-ink-2' },
  deck: { band: 'bg-deck text-on-deck', quiet: 'text-on-deck-2' },
}
const WORDS = {
  abreast: { grid: 'gap-y-10 md:gap-y-12', words: 'grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-baseline', lede: '' },
  beside: { grid: 'items-center gap-x-14 gap-y-10 lg:grid-cols-headed', words: '', lede: 'mt-4' },
} as const

/** The exhibit of an industry's page. Its note says that it is a sample, so the picture itself does not. */
export function ExhibitSection({ heading, lede, note, ...exhibit }: ExhibitSectionProps) {
  const { ground, words } = FRAMES[exhibit.kind]
  const look = WORDS[words]
  const { band, quiet } = GROUNDS[ground]
  return (
    <section aria-labelledby="exhibit" className={band}>
      <div className={cn('column grid grid-cols-[minmax(0,1fr)] py-20 md:py-28', look.grid)}>
        <div className={look.words}>
          <Heading level={2} id="exhibit">
            {heading}
          </Heading>
          <p className={cn('text-lg', look.lede, quiet)}>{lede}</p>
        </div>
        <div className="min-w-0">
          <Drawn {...exhibit} />
          <p className={cn('mt-3 text-sm', quiet)}>{note}</p>
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
