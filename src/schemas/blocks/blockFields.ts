/** Fields that several kinds of blocks share. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import {
  headingField,
  kindField,
  labelField,
  linkField,
  listField,
  paragraphField,
  pictureDescriptionField,
  sampleField,
  textField,
} from '../fields/fields.ts'
import { createHeadingLookField } from '../fields/headingLook.ts'
import { createCaptionField, pictureFields } from '../fields/pictureFields.ts'
import { sceneSchema } from '../scenes/scenes.ts'

/** Words on one side, a picture of the product on the other (sections/blocks/Split.tsx). */
export const splitFields = {
  text: paragraphField.meta({ description: 'The paragraph beside the picture.' }),
  points: listField(textField(120), 1, 6).meta({ description: 'Short points as a list, each up to 120 characters.' }),
  action: linkField.meta({ description: 'The button under the points.' }),
  scene: sceneSchema,
}

/** A picture file under its words (sections/blocks/PhotoBlock.tsx). */
export const photoKindField = kindField('photo', 'A picture file, such as a photograph, over the whole width, with a text.')
export const photoFields = {
  text: paragraphField.meta({ description: 'The paragraph with the picture.' }),
  action: z.exactOptional(linkField).meta({ description: 'A button with the text. It may be left out.' }),
  ...pictureFields,
  caption: createCaptionField(160),
}
/** The block on pages where every kind occurs once. */
export const photoBlockSchema = z.strictObject({ ...photoKindField, heading: headingField, ...photoFields })

/** A customer's quote (sections/blocks/QuoteBlock.tsx). */
export const quoteKindField = kindField('quote', 'A customer’s quote. It stands in as a sample until a real one replaces it.')
export const quoteFields = {
  sample: z.boolean().meta({ description: 'true while the quote is by an invented customer: the page says so. false once it is real.' }),
  quote: withExampleFigures(textField(220)).meta({ description: 'The quote, without quotation marks.' }),
  role: labelField.meta({ description: 'What the person does, such as Plant manager.' }),
  company: labelField.meta({ description: 'Where the person works.' }),
}

/** Every drawing on a dark deck has these fields besides its data. */
export const deckDrawingFields = {
  headingLook: createHeadingLookField('banner'),
  text: paragraphField.meta({ description: 'The paragraph beside the heading.' }),
  action: linkField.meta({ description: 'The link under the paragraph.' }),
  describe: pictureDescriptionField,
  sample: sampleField,
}
export type DeckDrawingContent = z.output<z.ZodObject<typeof deckDrawingFields>>
