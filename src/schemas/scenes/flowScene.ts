import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { listField, pictureDescriptionField, sampleField, textField } from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'

export const flowSchema = withExampleFigures(
  z
    .strictObject({
      describe: pictureDescriptionField,
      sample: sampleField.default(false).meta({ description: 'Left out, it means false: nobody in a procedure is invented.' }),
      steps: listField(
        z.strictObject({
          when: textField(20).meta({ description: 'When the step happens.' }),
          title: textField(60).meta({ description: 'What happens at this step.' }),
          status: textField(30).meta({ description: 'The status after the step, in a word or two.' }),
          tone: z
            .enum(['hold', 'go', 'plain'])
            .meta({ description: 'The color of the status: hold while it waits, go when it is done, plain without color.' }),
        }),
        2,
        8,
      ).meta({ description: 'The steps, in order.' }),
    })
    .superRefine((picture, context) => checkDescription(picture, context)),
)
