/** The first screen of a feature page: its words, and a composition made for the page, any picture of the product or a picture file. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { kindField, openingWordsSchema } from '../fields/fields.ts'
import { pictureFields } from '../fields/pictureFields.ts'
import { sceneSchema } from '../scenes/scenes.ts'
import { channelReportsOpeningSchema } from './channelReportsOpening.ts'
import { pointsYearOpeningSchema } from './pointsYearOpening.ts'
import { shiftOfferOpeningSchema } from './shiftOfferOpening.ts'

export const sceneOpeningSchema = z.strictObject({
  ...kindField('scene', 'Any picture of the product, beside the words or, where it is wide, below them.'),
  scene: sceneSchema,
})

export const pictureFileOpeningSchema = z.strictObject({
  ...kindField('photo', 'A picture file, such as a photograph, beside the words.'),
  ...pictureFields,
})

export const openingPictureSchema = withExampleFigures(
  z.discriminatedUnion('kind', [
    channelReportsOpeningSchema,
    shiftOfferOpeningSchema,
    pointsYearOpeningSchema,
    sceneOpeningSchema,
    pictureFileOpeningSchema,
  ]),
).meta({
  description:
    'What the first screen shows. “kind” chooses it: channel-reports shows reports on four channels and their record, shift-offer whom of a roster an open shift is offered to, points-year what one employee’s points come to. Each of them tells the story of one page, which alone may have it. scene is any picture of the product, photo a picture file.',
})

export const openingSchema = openingWordsSchema
  .extend({ picture: openingPictureSchema })
  .meta({ description: 'The first screen of the page: its words, and what it shows.' })

export type OpeningPicture = z.output<typeof openingPictureSchema>
