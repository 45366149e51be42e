/** The small print beside sample content. */
import { z } from 'zod'
import { labelField, textField } from '../fields/fields.ts'

const noteField = textField(90, 'it is small print under a section')

export const samplesSchema = z.strictObject({
  clients: noteField.meta({ description: 'The small print under sample clients.' }),
  quotes: noteField.meta({ description: 'The small print under sample quotes.' }),
  team: noteField.meta({ description: 'The small print under a sample team.' }),
  author: labelField.meta({ description: 'Follows the name of an author who is invented.' }),
})

export type SamplesContent = z.output<typeof samplesSchema>
