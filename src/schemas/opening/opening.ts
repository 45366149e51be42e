/** The first screen of a feature page: its words, and a composition made for the page or any picture of the product. */
import { z } from 'zod'
import { withOwnFigures } from '#src/contentEngine/figures/figureOwnership.ts'
import { kindField, openingWordsSchema } from '../fields/fields.ts'
import { sceneSchema } from '../scenes/scenes.ts'
import { channelReportsOpeningSchema } from './channelReportsOpening.ts'
import { pointsYearOpeningSchema } from './pointsYearOpening.ts'
import { shiftOfferOpeningSchema } from './shiftOfferOpening.ts'

export const sceneOpeningSchema = z.strictObject({
  ...kindField('scene', 'Any picture of the product, beside the words or, where it is wide, below them.'),
  scene: sceneSchema,
})

export const openingPictureSchema = withOwnFigures(
  z.discriminatedUnion('kind', [channelReportsOpeningSchema, shiftOfferOpeningSchema, pointsYearOpeningSchema, sceneOpeningSchema]),
).meta({
  description:
    'What the first screen draws. “kind” chooses it: channel-reports shows reports on four channels and their record, shift-offer whom of a roster an open shift is offered to, points-year what one employee’s points come to. Each of them tells the story of one page, which alone may have it. scene is any picture of the product.',
})

export const openingSchema = openingWordsSchema
  .extend({ picture: openingPictureSchema })
  .meta({ description: 'The first screen of the page: its words, and what it draws.' })

export type OpeningPicture = z.output<typeof openingPictureSchema>
