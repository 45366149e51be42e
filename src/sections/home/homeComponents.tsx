import type { HomeBlock } from '#src/schemas/pages/home/homeBlocks.ts'
import type { Completed } from '#src/sections/blocks/blockList/completePart.ts'
import type { BlockComponents } from '#src/sections/blocks/blockList/resolveBlocks.ts'
import { PhotoBlock } from '#src/sections/blocks/PhotoBlock.tsx'
import { FEATURES_SECTION } from '#src/site/routes.ts'
import { ClientsBlock } from './ClientsBlock.tsx'
import { DashboardsBlock } from './DashboardsBlock.tsx'
import { FeaturesBlock } from './FeaturesBlock.tsx'
import { HomeResultsBlock } from './HomeResultsBlock.tsx'
import type { HomeBlockProps } from './homeBlockProps.ts'
import { IndustriesBlock } from './industries/IndustriesBlock.tsx'
import { MinutesBlock } from './minutes/MinutesBlock.tsx'
import { TestimonialsBlock } from './TestimonialsBlock.tsx'

export const HOME_COMPONENTS: BlockComponents<Completed<HomeBlock>, HomeBlockProps> = {
  clients: ClientsBlock,
  features: FeaturesBlock,
  minutes: MinutesBlock,
  dashboards: DashboardsBlock,
  results: HomeResultsBlock,
  industries: IndustriesBlock,
  testimonials: TestimonialsBlock,
  photo: PhotoBlock,
}

/**
 * Published ids that differ from the block's kind. `features` is the target of redirects and breadcrumbs; `dashboards` was published as
 * #analytics.
 */
export const HOME_ADDRESSES = { features: FEATURES_SECTION, dashboards: 'analytics' }
