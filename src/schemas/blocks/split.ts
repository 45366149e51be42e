/** Words on one side, a picture of the product on the other (sections/shared/Split.tsx). */
import { link, many, paragraph, text } from '../fields/fields.ts'
import { scene } from '../scenes/scenes.ts'

export const splitFields = {
  text: paragraph.meta({ description: 'The paragraph beside the picture.' }),
  points: many(text(120), 1, 6).meta({ description: 'Short points as a list, each up to 120 characters.' }),
  action: link.meta({ description: 'The button under the points.' }),
  scene,
}
