import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import type { Completed } from '#src/sections/blocks/blockList/completePart.ts'
import { PhotoOpening, SceneOpening } from '#src/sections/shared/opening/DeckOpening.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import type { ComponentsByKind } from '#src/ui/componentsByKind.ts'
import { ChannelReportsOpening } from './channelReports/ChannelReportsOpening.tsx'
import PointsYearOpening from './pointsYear/PointsYearOpening.astro'
import ShiftOfferOpening from './shiftOffer/ShiftOfferOpening.astro'

/** The first screen of a feature page by the kind of its picture (FeatureOpening.astro). Each gets the picture's fields and the words. */
export const OPENING_COMPONENTS: ComponentsByKind<Completed<OpeningPicture>, OpeningWords> = {
  'channel-reports': ChannelReportsOpening,
  'shift-offer': ShiftOfferOpening,
  'points-year': PointsYearOpening,
  scene: SceneOpening,
  photo: PhotoOpening,
}
