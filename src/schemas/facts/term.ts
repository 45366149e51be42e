/** A term that several templates share, with its drafting note. src/facts/terms.ts reads the file and resolves its tokens. */
import { z } from 'zod'

const sentencesField = z.string().regex(/^["“A-Z{[][\s\S]{8,}[.\]]$/, 'Write whole sentences.')
const termSchema = z.strictObject({
  text: sentencesField.meta({ description: 'What an employer adopts, in whole sentences. Token: {term:name}.' }),
  note: sentencesField.meta({ description: 'What someone who adapts it should know, in the drafting notes. Token: {term:name.note}.' }),
})

export const termsFileSchema = z.record(z.string(), termSchema)
