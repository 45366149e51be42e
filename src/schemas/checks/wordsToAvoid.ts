/** Words that the site avoids, and how often a page may repeat a habit of style. */
import { z } from 'zod'
import { HABIT_NAMES } from '#src/contentEngine/textRules/avoidedWords.ts'
import { countField, textField } from '../fields/fields.ts'

export const wordsToAvoidSchema = z.strictObject({
  words: z
    .record(
      textField(40),
      textField(40).meta({ description: 'The word to write in its place. If both are nouns, the plural in “s” follows by itself.' }),
    )
    .meta({
      description: 'What readers find hard to understand, or what is another English: each word with the one to write in its place.',
    }),
  ize: z
    .array(z.string().regex(/^[a-z]+$/, 'Write the beginning of a verb in small letters, like organ for organize.'))
    .meta({ description: 'The beginnings of verbs that end in -ize here, and in -ise elsewhere: organ, for organize and organization.' }),
  limits: z.partialRecord(z.enum(HABIT_NAMES), countField().meta({ description: 'How often it may occur on one page.' })).meta({
    description: 'Habits of style, each with how often it may occur on one page. Lower a limit when pages got better; never raise it.',
  }),
})
