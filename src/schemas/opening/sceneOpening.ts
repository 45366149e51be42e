/** A first screen with any picture of the product, for a page whose story has no composition of its own. */
import { z } from 'zod'
import { kindField } from '../fields/fields.ts'
import { scene } from '../scenes/scenes.ts'

export const sceneOpening = z.strictObject({
  ...kindField('scene', 'Any picture of the product, beside the words or, where it is wide, below them.'),
  scene,
})
