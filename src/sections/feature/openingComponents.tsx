import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { SceneOpening, type SceneOpeningProps } from '#src/sections/shared/opening/SceneOpening.tsx'
import type { BlockComponents } from '#src/sections/shared/resolveBlocks.ts'
import CrowdOpening from './crowd/CrowdOpening.astro'
import { LanesOpening } from './lanes/LanesOpening.tsx'
import YearOpening from './year/YearOpening.astro'

/** Data from other entries, by the kind of the picture. */
type OpeningData = { scene: Pick<SceneOpeningProps, 'dashboardWords'> }

/**
 * The first screen of a feature page by the kind of its picture (FeatureOpening.astro). Each component gets the picture's fields and the
 * words.
 */
export const OPENING_COMPONENTS: BlockComponents<OpeningPicture & OpeningWords, OpeningData> = {
  lanes: LanesOpening,
  crowd: CrowdOpening,
  year: YearOpening,
  scene: SceneOpening,
}
