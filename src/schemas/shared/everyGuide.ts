import { z } from 'zod'
import { labelField, textField } from '../fields/fields.ts'
import { chapterSchema } from '../guide/guideChapter.ts'

/** Words of every guide: content/shared/every-guide.yaml. */
export const everyGuideSchema = z.strictObject({
  footer: textField(160).meta({ description: 'The words at the foot of every guide’s cover.' }),
  contents: labelField.meta({ description: 'The heading of the list of chapters.' }),
  policy: chapterSchema.meta({ description: 'The page on the example policy, the last one of each guide for an industry.' }),
})
