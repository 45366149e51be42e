import { Dashboard } from '#src/illustrations/scenes/Dashboard.tsx'
import type { HomeBlock, HomeBlockOf } from '#src/schemas/home/homeBlocks.ts'
import { type BlockComponents, BlockList } from '#src/sections/shared/BlockList.tsx'
import { Showcase } from '#src/sections/shared/Showcase.tsx'
import { FEATURES_SECTION, routes } from '#src/site/routes.ts'
import { CallOffTimeline } from './CallOffTimeline.tsx'
import { ClientGrid } from './ClientGrid.tsx'
import { FeatureBento } from './FeatureBento.tsx'
import type { HomeBlockData } from './homeBlockData.ts'
import { IndustryCards } from './IndustryCards.tsx'
import { ResultsBand } from './ResultsBand.tsx'
import { Testimonials } from './Testimonials.tsx'

const COMPONENTS: BlockComponents<HomeBlock, HomeBlockData> = {
  clients: ClientGrid,
  features: FeatureBento,
  minutes: CallOffTimeline,
  dashboards: Dashboards,
  results: ResultsBand,
  industries: Industries,
  testimonials: Testimonials,
}

/** Redirects and breadcrumbs lead to the features. The dashboards were published under a word that elsewhere means the counting of visits. */
const ADDRESSES = { features: FEATURES_SECTION, dashboards: 'analytics' }

export type HomeBlocksProps = { blocks: readonly HomeBlock[]; blockData: HomeBlockData }

/** The body of home. It has each kind of block once. */
export const HomeBlocks = (props: HomeBlocksProps) => <BlockList components={COMPONENTS} addresses={ADDRESSES} {...props} />

function Dashboards({ dashboard, words, ...block }: HomeBlockOf<'dashboards'> & { id: string } & HomeBlockData['dashboards']) {
  return (
    <Showcase {...block} headingLook="bar" space="compact">
      <Dashboard {...dashboard} words={words} isJoined />
    </Showcase>
  )
}

function Industries({ all, others, withoutCard, ...block }: HomeBlockOf<'industries'> & { id: string } & HomeBlockData['industries']) {
  return <IndustryCards {...block} all={{ label: all, href: routes.industries }} others={{ label: others, links: withoutCard }} />
}
