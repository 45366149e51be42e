import type { HomeBlock } from '#src/schemas/home/homeBlocks.ts'
import type { BlockComponents } from '#src/sections/shared/resolveBlocks.ts'
import { ShowcaseWithPictureFile } from '#src/sections/shared/ShowcaseWithPictureFile.tsx'
import { FEATURES_SECTION } from '#src/site/routes.ts'
import { CallOffTimeline } from './CallOffTimeline.tsx'
import { ClientGrid } from './ClientGrid.tsx'
import { DashboardShowcase } from './DashboardShowcase.tsx'
import { FeatureBento } from './FeatureBento.tsx'
import type { HomeBlockProps } from './homeBlockProps.ts'
import { IndustryCards } from './IndustryCards.tsx'
import { ResultsBand } from './ResultsBand.tsx'
import { Testimonials } from './Testimonials.tsx'

export const HOME_COMPONENTS: BlockComponents<HomeBlock, HomeBlockProps> = {
  clients: ClientGrid,
  features: FeatureBento,
  minutes: CallOffTimeline,
  dashboards: DashboardShowcase,
  results: ResultsBand,
  industries: IndustryCards,
  testimonials: Testimonials,
  photo: ShowcaseWithPictureFile,
}

/**
 * Published ids that differ from the block's kind. `features` is the target of redirects and breadcrumbs; `dashboards` was published as
 * #analytics.
 */
export const HOME_ADDRESSES = { features: FEATURES_SECTION, dashboards: 'analytics' }
