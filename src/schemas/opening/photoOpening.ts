/** A first screen with a photograph of a campaign’s own. */
import { z } from 'zod'
import { kindField } from '../fields/fields.ts'
import { photoFields } from '../fields/photo.ts'

export const photoOpening = z.strictObject({
  ...kindField('photo', 'A photograph, or another picture that is a file, beside the words.'),
  ...photoFields,
})
