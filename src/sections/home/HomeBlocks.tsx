import { Dashboard, type DashboardProps } from '#src/illustrations/scenes/Dashboard.tsx'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { HomeBlock, HomeBlockOf } from '#src/schemas/home/homeBlocks.ts'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import { Showcase } from '#src/sections/shared/Showcase.tsx'
import { routes } from '#src/site/routes.ts'
import { CallOffTimeline, type CallOffTimelineProps } from './CallOffTimeline.tsx'
import { ClientGrid, type ClientGridProps } from './ClientGrid.tsx'
import { FeatureBento } from './FeatureBento.tsx'
import { IndustryCards, type IndustryCardsProps } from './IndustryCards.tsx'
import { ResultsBand } from './ResultsBand.tsx'
import { Testimonials, type TestimonialsProps } from './Testimonials.tsx'

type HomeBlockData = {
  clients: Pick<ClientGridProps, 'clients' | 'industries' | 'sampleNote'>
  /** The morning that it is a part of. */
  minutes: Pick<CallOffTimelineProps, 'start' | 'horn' | 'bay'>
  dashboards: Pick<DashboardProps, 'words'>
  industries: IndustryData
  testimonials: Pick<TestimonialsProps, 'quotes' | 'drawings' | 'sampleNote'>
}
/** The industries that have a card, and links to the others. */
type IndustryData = Pick<IndustryCardsProps, 'cards'> & { withoutCard: readonly Link[] }

const COMPONENTS: BlockComponents<HomeBlock, HomeBlockData> = {
  clients: ClientGrid,
  features: FeatureBento,
  minutes: CallOffTimeline,
  dashboards: Dashboards,
  results: ResultsBand,
  industries: Industries,
  testimonials: Testimonials,
}

export type HomeBlocksProps = { blocks: readonly HomeBlock[]; blockData: HomeBlockData }

/** The body of home. It has each kind of block once. */
export const HomeBlocks = (props: HomeBlocksProps) => <BlockList components={COMPONENTS} {...props} />

function Dashboards({ dashboard, words, ...block }: HomeBlockOf<'dashboards'> & HomeBlockData['dashboards']) {
  // Its address is published, so it stays, though the word means the counting of visits elsewhere.
  return (
    <Showcase {...block} id="analytics" headingLook="bar" space="compact">
      <Dashboard {...dashboard} words={words} isJoined />
    </Showcase>
  )
}

function Industries({ all, others, withoutCard, ...block }: HomeBlockOf<'industries'> & IndustryData) {
  return <IndustryCards {...block} all={{ label: all, href: routes.industries }} others={{ label: others, links: withoutCard }} />
}
