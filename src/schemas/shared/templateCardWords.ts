/** The words around every template that an article offers, `<TemplateCard id="…" />`. */
import { z } from 'zod'
import { eachPlaceholderTextField, labelField } from '../fields/fields.ts'

export const templateCardWordsSchema = z.strictObject({
  holds: z
    .strictObject({
      clauses: eachPlaceholderTextField(40, 'count').meta({ description: 'How many clauses a policy has. {count} is filled in.' }),
      sections: eachPlaceholderTextField(40, 'count').meta({ description: 'How many sections a form has. {count} is filled in.' }),
      paragraphs: eachPlaceholderTextField(40, 'count').meta({ description: 'How many paragraphs a letter has. {count} is filled in.' }),
      notes: eachPlaceholderTextField(40, 'count').meta({ description: 'How many drafting notes there are. {count} is filled in.' }),
    })
    .meta({ description: 'What the template holds, under its summary.' }),
  version: eachPlaceholderTextField(40, 'version').meta({ description: 'Which version it is. {version} is filled in.' }),
  copy: labelField.meta({ description: 'The button that copies the text.' }),
  word: labelField.meta({ description: 'The link to the Word document.' }),
  markdown: labelField.meta({ description: 'The link to the Markdown file.' }),
  read: labelField.meta({ description: 'Opens the text.' }),
  notes: labelField.meta({ description: 'Opens the drafting notes.' }),
})

export type TemplateCardWords = z.output<typeof templateCardWordsSchema>
