/** The words around every template that an article offers, `<TemplateCard id="…" />`. */
import { z } from 'zod'
import { label, withAllBlanks } from './fields/fields.ts'

export const templateCards = z.strictObject({
  holds: z
    .strictObject({
      clauses: withAllBlanks(40, 'count').meta({ description: 'How many clauses a policy has. {count} is filled in.' }),
      sections: withAllBlanks(40, 'count').meta({ description: 'How many sections a form has. {count} is filled in.' }),
      paragraphs: withAllBlanks(40, 'count').meta({ description: 'How many paragraphs a letter has. {count} is filled in.' }),
      notes: withAllBlanks(40, 'count').meta({ description: 'How many drafting notes there are. {count} is filled in.' }),
    })
    .meta({ description: 'What the template holds, under its summary.' }),
  version: withAllBlanks(40, 'version').meta({ description: 'Which version it is. {version} is filled in.' }),
  copy: label.meta({ description: 'The button that copies the text.' }),
  word: label.meta({ description: 'The link to the Word document.' }),
  markdown: label.meta({ description: 'The link to the Markdown file.' }),
  read: label.meta({ description: 'Opens the text.' }),
  notes: label.meta({ description: 'Opens the drafting notes.' }),
})

export type TemplateCardWords = z.output<typeof templateCards>
