/** Legal texts and help texts. */
import { z } from 'zod'
import { MAX_SECTION_LABEL_LENGTH } from '#src/contentEngine/prose/sectionIds.ts'
import { anchorField, dateField, labelField, listField, metaSchema, textField } from '../fields/fields.ts'
import { checkSearchTitle, searchTitleField } from '../fields/searchTitle.ts'
import { checkUniqueSections } from '../fields/uniqueIds.ts'

/** The content loader reads it from the heading: `## The short answer {#intro}`. */
const sectionSchema = z.strictObject({
  id: anchorField.meta({ description: 'The section’s address: #name. Links lead to it, so keep it once it is published.' }),
  label: textField(
    MAX_SECTION_LABEL_LENGTH,
    'it stands in the table of contents, which label="…" at the heading may give fewer words',
  ).meta({
    description: 'What “On this page” calls the section.',
  }),
  aliases: z
    .array(anchorField)
    .default([])
    .meta({ description: 'Older addresses that lead to the same section, for links made from an older outline. They may be left out.' }),
})

export const sectionsField = z
  .array(sectionSchema)
  .superRefine(checkUniqueSections)
  .meta({ description: 'What the ## headings of the text open. The content loader fills it in.', readOnly: true })

/** In characters. */
export const DOCUMENT_TITLE = { min: 3, max: 60 } as const

export const textDocumentSchema = z
  .strictObject({
    title: textField(DOCUMENT_TITLE.max, 'it is the heading of the page').meta({ description: 'The heading of the page.' }),
    pageTitle: searchTitleField,
    description: metaSchema.shape.description,
    lede: textField(240, 'it introduces the text in a sentence or two').meta({
      description: 'One or two sentences that introduce the text, under the heading.',
    }),
    updatedAt: dateField.optional().meta({ description: 'The day of the last update, printed under the heading. It may be left out.' }),
    revisedAt: dateField
      .optional()
      .meta({ description: 'The day on which the text was changed after that, printed beside it. It may be left out.' }),
    footer: z.exactOptional(labelField).meta({ description: 'The page’s name in the footer. Left out, the footer does not list it.' }),
    opening: z.exactOptional(z.enum(['shelf', 'weeks'])).meta({
      description: 'The drawing beside the heading: the sections as folders on a shelf, or the weeks to go-live. Left out, none.',
    }),
    key: z.exactOptional(
      z
        .strictObject({
          title: labelField.meta({ description: 'What the key is called. Screen readers say it.' }),
          seenBy: labelField.meta({ description: 'Before those who see it.' }),
          rows: listField(
            z.strictObject({
              data: textField(60).meta({ description: 'Which data the line is about, and whose.' }),
              time: labelField.meta({ description: 'For how long: a claim such as {claim:deletion}. It is drawn as a bar.' }),
              limit: textField(90).meta({ description: 'What limits that time, in the words of the text.' }),
              seen: textField(130).meta({ description: 'Who sees it, in the words of the text.' }),
            }),
            2,
            4,
          ).meta({ description: 'What is kept, in the order of the text. Say nothing that the text does not say.' }),
          note: textField(120).meta({ description: 'Small print below: that the text counts.' }),
        })
        .meta({ description: 'A key beside the heading: what is kept, how long, and who sees it. Left out, none.' }),
    ),
    sections: sectionsField.min(3, 'A document needs at least three sections; each "##" heading is one.'),
  })
  .superRefine(checkSearchTitle)
  .refine(({ updatedAt, revisedAt }) => !revisedAt || (updatedAt && revisedAt >= updatedAt), {
    path: ['revisedAt'],
    message: 'revisedAt is for a text that changed after its updatedAt: give both, this one not before the other.',
  })

export type TextDocument = z.output<typeof textDocumentSchema>
