import { z } from 'zod'
import { labelField, textField } from './fields/fields.ts'
import { chapter } from './guide.ts'

/** What stands in every guide: content/every-guide.yaml. */
export const everyGuide = z.strictObject({
  footer: textField(160).meta({ description: 'The words at the foot of every guide’s cover.' }),
  contents: labelField.meta({ description: 'The heading of the list of chapters.' }),
  policy: chapter.meta({ description: 'The page on the example policy, the last one of each guide for an industry.' }),
})
