/** Walk-throughs of the product. */
import { z } from 'zod'
import { closingSchema } from '../blocks/closing.ts'
import {
  anchorField,
  eachPlaceholderTextField,
  headingField,
  labelField,
  listField,
  metaSchema,
  paragraphField,
  textField,
} from '../fields/fields.ts'
import { checkUniqueIds } from '../fields/uniqueIds.ts'
import { growingSceneSchema } from '../scenes/scenes.ts'

export const walkthroughsSchema = z.strictObject({
  meta: metaSchema,
  heading: headingField.meta({ description: 'The headline of the page.' }),
  lede: paragraphField.meta({ description: 'One or two sentences under the headline.' }),
  words: z
    .strictObject({
      list: labelField.meta({ description: 'The name of the list of walk-throughs.' }),
      scrubber: labelField.meta({ description: 'The name of the slider. Screen readers say it.' }),
      transcript: labelField.meta({ description: 'The heading of the transcript.' }),
      play: labelField.meta({ description: 'The name of the button that plays. Screen readers say it.' }),
      pause: labelField.meta({ description: 'The name of the same button while it plays.' }),
      previous: labelField.meta({ description: 'The name of the button to the step before.' }),
      next: labelField.meta({ description: 'The name of the button to the step after.' }),
      place: eachPlaceholderTextField(40, 'step', 'steps').meta({
        description: 'Said at each step, before what happens. {step} is its number, {steps} is how many there are.',
      }),
    })
    .meta({ description: 'The names of the player’s parts.' }),
  walkthroughs: listField(
    z.strictObject({
      id: anchorField.meta({ description: 'The walk-through’s address: #name. Links lead to it, so keep it once it is published.' }),
      title: headingField.meta({ description: 'The title of the walk-through.' }),
      captions: listField(textField(160), 2, 10).meta({ description: 'What is said at each step. The transcript is made of them.' }),
      scene: growingSceneSchema,
    }),
    1,
    12,
  )
    .superRefine(checkUniqueIds)
    .meta({ description: 'The walk-throughs, in the order of the page.' }),
  closing: closingSchema,
})

export type WalkthroughsContent = z.output<typeof walkthroughsSchema>
