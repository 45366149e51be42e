import { linkField, paragraphField, pictureDescription, sampleField } from '../fields/fields.ts'
import { headingLook } from '../fields/headingLook.ts'

/** What each drawing on a dark deck has besides its data: a paragraph and a link with the heading, and what is read aloud. */
export const deckDrawing = {
  headingLook: headingLook('banner'),
  text: paragraphField.meta({ description: 'The paragraph beside the heading.' }),
  action: linkField.meta({ description: 'The link under the paragraph.' }),
  describe: pictureDescription,
  sample: sampleField,
}
