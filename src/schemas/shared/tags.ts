import { z } from 'zod'
import { anchorField, labelField, listField, metaSchema, workplacePictureSchema } from '../fields/fields.ts'
import { checkUniqueIds } from '../fields/uniqueIds.ts'
import { checkSpecifiedTags } from '../specificationChecks/specifiedMembers.ts'

/** The tags from which articles choose. */
export const tagsSchema = z.strictObject({
  tags: listField(
    z.strictObject({
      id: anchorField.meta({
        description: 'The name that articles give as their tag, and the address of the tag’s page. Keep it once it is published.',
      }),
      label: labelField.meta({ description: 'The tag’s name, as it is printed.' }),
      description: metaSchema.shape.description,
      picture: workplacePictureSchema
        .default({ workplace: 'plant', time: '05:31' })
        .meta({ description: 'What the tag’s pictures show. Left out, a plant at 05:31.' }),
    }),
    1,
    30,
  )
    .superRefine(checkUniqueIds)
    .superRefine(checkSpecifiedTags)
    .meta({ description: 'The tags that articles choose from.' }),
})
