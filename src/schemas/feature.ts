/** A feature page: a first screen, then blocks in the order in which the editor lists them. */
import { z } from 'zod'
import { closing } from './blocks/closing.ts'
import { firstMinute } from './blocks/firstMinute.ts'
import { freeBlock, headedBlock } from './blocks/freeBlocks.ts'
import { checkRepeatedFacts } from './blocks/repeatedFacts.ts'
import { kindField, labelField, listField, meta } from './fields/fields.ts'
import { checkOneBanner } from './fields/headingLook.ts'
import { menuDescription, position } from './fields/listing.ts'
import { checkUniqueIds } from './fields/uniqueIds.ts'
import { opening } from './opening/opening.ts'

/** The free ones, and one that draws a report of the first screen. */
const featureBlock = z.discriminatedUnion('kind', [
  ...freeBlock.options,
  firstMinute.safeExtend({ ...kindField('first-minute', 'The first minute of a report, as one line with six stops.'), ...headedBlock }),
])

export type FeatureBlock = z.output<typeof featureBlock>

export const feature = z
  .strictObject({
    name: labelField.meta({ description: 'The feature’s name, in the header’s menu and in the footer.' }),
    position: position.meta({ description: 'The feature’s place in the menu and in the footer, from 1.' }),
    meta,
    menu: menuDescription,
    opening,
    blocks: listField(featureBlock, 3, 12).superRefine(checkUniqueIds).superRefine(checkOneBanner).meta({
      description: 'What follows the first screen: 3 to 12 blocks, in the order in which they stand here. “kind” says what each is.',
    }),
    closing,
  })
  .superRefine(checkRepeatedFacts)
