/** Words on one side, a picture of the product on the other (sections/shared/Split.tsx). */
import { linkField, listField, paragraphField, textField } from '../fields/fields.ts'
import { scene } from '../scenes/scenes.ts'

export const splitFields = {
  text: paragraphField.meta({ description: 'The paragraph beside the picture.' }),
  points: listField(textField(120), 1, 6).meta({ description: 'Short points as a list, each up to 120 characters.' }),
  action: linkField.meta({ description: 'The button under the points.' }),
  scene,
}
