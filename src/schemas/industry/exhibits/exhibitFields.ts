/** The fields that several kinds of exhibits share. */
import { withStatedFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { countField, headingField, paragraphField, pictureDescriptionField, sampleField, textField } from '../../fields/fields.ts'
import { createHeadingLookField } from '../../fields/headingLook.ts'

/** Figures in a drawing are examples, but figures in these texts are the page's statements. */
export const exhibitFields = {
  heading: withStatedFigures(headingField.clone()),
  lede: withStatedFigures(paragraphField.clone()).meta({ description: 'One or two sentences under the heading.' }),
  headingLook: createHeadingLookField('banner', 'ruled'),
  sample: sampleField,
  note: withStatedFigures(textField(160)).meta({ description: 'The small print under the picture. While this is a sample, it says so.' }),
  describe: pictureDescriptionField,
}
/** Each person and each seat is drawn. */
export const peopleField = countField().max(8, 'More people than a drawing of this size can show: at most 8.')
export const shortTextField = textField(24, 'it stands in a narrow column')
