import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import { DECK_DARKNESS } from '#src/sections/shared/opening/DeckOpening.tsx'
import type { Darkness } from '#src/sections/shared/opening/darkOpening.ts'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { SceneOpening, type SceneOpeningProps } from '#src/sections/shared/opening/SceneOpening.tsx'
import type { BlockComponents } from '#src/sections/shared/resolveBlocks.ts'
import CrowdOpening from './crowd/CrowdOpening.astro'
import { CROWD_DARKNESS } from './crowd/crowdDarkness.ts'
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

/** Of each kind, for the header above it. */
export const OPENING_DARKNESS: Record<OpeningPicture['kind'], Darkness | undefined> = {
  lanes: undefined,
  crowd: CROWD_DARKNESS,
  year: undefined,
  scene: DECK_DARKNESS,
}
