/** A term that several templates share, with its drafting note. src/facts/terms.ts reads the file and resolves its tokens. */
import { z } from 'zod'

const words = z.string().regex(/^["“A-Z{[][\s\S]{8,}[.\]]$/, 'Write whole sentences.')
const term = z.strictObject({
  text: words.meta({ description: 'What an employer adopts, in whole sentences. Token: {term:name}.' }),
  note: words.meta({ description: 'What someone who adapts it should know, in the drafting notes. Token: {term:name.note}.' }),
})

export const termsFile = z.record(z.string(), term)
