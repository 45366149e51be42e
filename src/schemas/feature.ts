import { z } from 'zod'
import { closingSchema } from './blocks/closing.ts'
import { firstMinuteSchema } from './blocks/firstMinute.ts'
import { checkRepeatedFacts } from './blocks/repeatedFacts.ts'
import { headedBlockFields, sharedBlockSchema } from './blocks/sharedBlocks.ts'
import { kindField, labelField, listField, metaSchema } from './fields/fields.ts'
import { checkOneBanner } from './fields/headingLook.ts'
import { menuDescriptionField, positionField } from './fields/listing.ts'
import { checkUniqueIds } from './fields/uniqueIds.ts'
import { openingSchema } from './opening/opening.ts'

/** The blocks that any page may have, and one that draws a report of the first screen. */
const featureBlockSchema = z.discriminatedUnion('kind', [
  ...sharedBlockSchema.options,
  firstMinuteSchema.safeExtend({
    ...kindField('first-minute', 'The first minute of a report, as one line with six stops.'),
    ...headedBlockFields,
  }),
])

export type FeatureBlock = z.output<typeof featureBlockSchema>

export const featureSchema = z
  .strictObject({
    name: labelField.meta({ description: 'The feature’s name, in the header’s menu and in the footer.' }),
    position: positionField.meta({ description: 'The feature’s place in the menu and in the footer, from 1.' }),
    meta: metaSchema,
    menu: menuDescriptionField,
    opening: openingSchema,
    blocks: listField(featureBlockSchema, 3, 12).superRefine(checkUniqueIds).superRefine(checkOneBanner).meta({
      description: 'What follows the first screen: 3 to 12 blocks, in the order in which they stand here. “kind” says what each is.',
    }),
    closing: closingSchema,
  })
  .superRefine(checkRepeatedFacts)
