import { z } from 'zod'
import { routes } from '#src/site/routes.ts'
import { closingSchema } from '../../blocks/closing.ts'
import { figureSchema, linkField, listField, metaSchema, openingWordsSchema } from '../../fields/fields.ts'
import { checkComparisonButton, checkPhoneClosing } from '../../specificationChecks/specifiedHome.ts'
import { specifiedLinkField } from '../../specificationChecks/specifiedWords.ts'
import { checkHomeBlocks, homeBlockSchema } from './homeBlocks.ts'

export const homeSchema = z.strictObject({
  meta: metaSchema,
  opening: openingWordsSchema
    .extend({
      primary: specifiedLinkField('Schedule a Demo', { href: routes.requestDemo, to: 'requestDemo' }).meta({
        description: 'The main button of the first screen: it leads to the demo.',
      }),
      secondary: linkField.meta({ description: 'The second, quieter button of the first screen.' }),
      proof: listField(figureSchema, 2, 4).meta({ description: 'The figures below the buttons.' }),
    })
    .superRefine(checkComparisonButton)
    .meta({ description: 'The first screen. The morning in it is src/content/pages/morning.yaml.' }),
  blocks: z.array(homeBlockSchema).superRefine(checkHomeBlocks).meta({
    description:
      'What follows the first screen: blocks, in the order in which they stand here. The page has clients, features, dashboards, results, industries and testimonials, as the specification asks; it may have minutes and a photo. “kind” says what each block is.',
  }),
  closing: closingSchema.superRefine(checkPhoneClosing),
})
