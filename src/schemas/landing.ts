/** The page of a campaign. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { quoteFields, quoteKindField } from './blocks/blockFields.ts'
import { closingSchema } from './blocks/closing.ts'
import { checkRepeatedFacts } from './blocks/repeatedFacts.ts'
import { blockIdField, sharedBlockSchema } from './blocks/sharedBlocks.ts'
import { listField, metaSchema, openingWordsSchema } from './fields/fields.ts'
import { checkOneBanner } from './fields/headingLook.ts'
import { checkUniqueIds } from './fields/uniqueIds.ts'
import { pictureFileOpeningSchema, sceneOpeningSchema } from './opening/opening.ts'

/** The blocks that any page may have, and a customer's quote. */
const landingBlockSchema = z.discriminatedUnion('kind', [
  ...sharedBlockSchema.options,
  z.strictObject({
    ...quoteKindField,
    id: blockIdField,
    ...quoteFields,
    look: z.enum(['band', 'margin']).meta({ description: 'How the quote is set: across the page, or in the margin.' }),
  }),
])

const landingPictureSchema = withExampleFigures(z.discriminatedUnion('kind', [sceneOpeningSchema, pictureFileOpeningSchema])).meta({
  description: 'What the first screen shows: any picture of the product, or a picture file. Left out, its words stand alone.',
})

export type LandingPicture = z.output<typeof landingPictureSchema>
export type LandingBlock = z.output<typeof landingBlockSchema>

export const landingSchema = z
  .strictObject({
    meta: metaSchema,
    listed: z.boolean().default(true).meta({
      description:
        'false keeps the page out of search engines, of the sitemap and of the site’s own search: only a link leads there. Left out, it is in all of them.',
    }),
    opening: openingWordsSchema
      .extend({ picture: z.exactOptional(landingPictureSchema) })
      .meta({ description: 'The first screen of the page: its words, and what it shows beside them.' }),
    blocks: listField(landingBlockSchema, 1, 12).superRefine(checkUniqueIds).superRefine(checkOneBanner).meta({
      description: 'What follows the first screen: 1 to 12 blocks, in the order in which they stand here. “kind” says what each is.',
    }),
    closing: closingSchema,
  })
  .superRefine(checkRepeatedFacts)
