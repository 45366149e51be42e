import type { WithSceneData } from '#src/illustrations/scenes/sceneData.ts'
import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { PhotoOpening, type PhotoOpeningProps } from '#src/sections/shared/opening/PhotoOpening.tsx'
import { SceneOpening } from '#src/sections/shared/opening/SceneOpening.tsx'
import type { ComponentsByKind } from '#src/ui/componentsByKind.ts'
import { ChannelReportsOpening } from './channelReports/ChannelReportsOpening.tsx'
import PointsYearOpening from './pointsYear/PointsYearOpening.astro'
import ShiftOfferOpening from './shiftOffer/ShiftOfferOpening.astro'

/**
 * The first screen of a feature page by the kind of its picture (FeatureOpening.astro). Each component gets the picture's fields, the words
 * and the picture files.
 */
export const OPENING_COMPONENTS: ComponentsByKind<WithSceneData<OpeningPicture>, OpeningWords & Pick<PhotoOpeningProps, 'pictures'>> = {
  'channel-reports': ChannelReportsOpening,
  'shift-offer': ShiftOfferOpening,
  'points-year': PointsYearOpening,
  scene: SceneOpening,
  photo: PhotoOpening,
}
