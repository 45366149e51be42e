import type { HomeBlock } from '#src/schemas/home/homeBlocks.ts'
import type { BlockComponents } from '#src/sections/shared/resolveBlocks.ts'
import { FEATURES_SECTION } from '#src/site/routes.ts'
import { CallOffTimeline } from './CallOffTimeline.tsx'
import { ClientGrid } from './ClientGrid.tsx'
import { DashboardShowcase } from './DashboardShowcase.tsx'
import { FeatureBento } from './FeatureBento.tsx'
import type { HomeBlockData } from './homeBlockData.ts'
import { IndustryCards } from './IndustryCards.tsx'
import { ResultsBand } from './ResultsBand.tsx'
import { Testimonials } from './Testimonials.tsx'

/** What draws the blocks of home (HomeBlocks.astro). */
export const HOME_COMPONENTS: BlockComponents<HomeBlock, HomeBlockData> = {
  clients: ClientGrid,
  features: FeatureBento,
  minutes: CallOffTimeline,
  dashboards: DashboardShowcase,
  results: ResultsBand,
  industries: IndustryCards,
  testimonials: Testimonials,
}

/** Redirects and breadcrumbs lead to the features. The dashboards were published under a word that elsewhere means the counting of visits. */
export const HOME_ADDRESSES = { features: FEATURES_SECTION, dashboards: 'analytics' }
