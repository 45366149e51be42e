/** The law of states, typed a second time. No page shows it: comparedReadings.ts compares it with the rules that pages show. */
import { z } from 'zod'
import { POINTS_RULES, wordsField } from './law.ts'

const readingSchema = z.strictObject({
  points: z.enum(POINTS_RULES).meta({ description: 'What the law says of points, in the words of state-rules.yaml.' }),
  scope: z
    .exactOptional(wordsField('Say in a few words how far the bar reaches: for legitimate use.'))
    .meta({ description: 'How far a bar on points reaches: “pointsScope” of state-rules.yaml.' }),
  anyReason: z.boolean('Write anyReason: true where leave may be used for any reason, or anyReason: false.').meta({
    description: 'true where leave may be used for any reason.',
  }),
  proof: z.nullable(z.string().regex(/^(never|\d+ or more|more than \d+)$/, 'Write never, 3 or more, more than 3, or null.')).meta({
    description:
      'How many days in a row (shifts, in New York) make proof askable: never, 3 or more, more than 3. null where it was not verified.',
  }),
  secondHand: z.exactOptional(z.array(z.enum(['points', 'reason', 'proof'])).min(1, 'Name a fact, or remove the line.')).meta({
    description: 'Facts that were read in no law and no agency’s text, but with a law firm, a publisher, a vendor or a union.',
  }),
  source: z
    .string()
    .regex(/\d|Ordinance/, 'Cite the section, as the law is cited: CRS 8-13.3-407(2)(b).')
    .meta({ description: 'The law, the rule or the agency’s text that was read, as it is cited.' }),
})

export const secondReadingFileSchema = z.record(z.string(), readingSchema)
