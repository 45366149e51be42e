/** The words of pages that are shown when a page or an article is not found. */
import { z } from 'zod'
import {
  clockField,
  eachPlaceholderTextField,
  labelField,
  linkField,
  listField,
  metaSchema,
  paragraphField,
  textField,
} from '../fields/fields.ts'

const notFoundPageSchema = z.strictObject({
  meta: metaSchema,
  lede: paragraphField.meta({ description: 'What the page says under its heading.' }),
  links: listField(linkField, 1, 5).meta({ description: 'Where to go from here.' }),
})

const rowSchema = z.strictObject({
  time: clockField.meta({ description: 'The time of the line.' }),
  status: textField(10, 'it stands on flaps').meta({ description: 'The status, on ten flaps at most.' }),
})

export const notFoundSchema = z.strictObject({
  page: notFoundPageSchema.meta({ description: 'For an address that no page has.' }),
  post: notFoundPageSchema.meta({ description: 'For an address that no article has.' }),
  finder: z
    .strictObject({
      label: labelField.meta({ description: 'What the search field is for.' }),
      failed: textField(120).meta({ description: 'What it says when the list of pages does not load.' }),
      none: labelField.meta({ description: 'What it says when nothing is found.' }),
      one: labelField.meta({ description: 'What it says when one page is found.' }),
      many: eachPlaceholderTextField(60, 'count').meta({ description: 'What it says when several pages are found. {count} is filled in.' }),
    })
    .meta({ description: 'The search for a page.' }),
  rows: z
    .strictObject({
      title: labelField.meta({ description: 'The title of the log.' }),
      found: rowSchema.meta({ description: 'The line of the visitor’s arrival.' }),
      missing: rowSchema.meta({ description: 'The line of the page that is missing.' }),
    })
    .meta({ description: 'The two lines of the drawn log.' }),
})

export type NotFoundContent = z.output<typeof notFoundSchema>
