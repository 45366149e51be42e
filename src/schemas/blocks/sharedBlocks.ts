/** Blocks that need nothing of their page, so feature pages and landing pages can have them, in any number and order. */
import { z } from 'zod'
import { RULE_GLYPH_NAMES } from '#src/models/names/pictureNames.ts'
import { destinationField } from '../fields/destination.ts'
import {
  anchorField,
  cardSchema,
  figureSchema,
  headingField,
  kindField,
  linkField,
  listField,
  paragraphField,
  questionFields,
  textField,
} from '../fields/fields.ts'
import { createHeadingLookField } from '../fields/headingLook.ts'
import { gateFitsLook, gateProblem, stepFields } from '../fields/stepFields.ts'
import { sceneSchema } from '../scenes/scenes.ts'
import { arrivalsSchema } from './arrivals.ts'
import { photoFields, photoKindField, splitFields } from './blockFields.ts'
import { pendingReportsSchema } from './pendingReports.ts'
import { repliesSchema } from './replies.ts'
import { reviewSheetSchema } from './reviewSheet.ts'
import { weekSchema } from './week.ts'

export const blockIdField = anchorField.meta({
  description: 'The name of the block in addresses: #name. Links lead to it, so keep it once it is published.',
})
export const headedBlockFields = { id: blockIdField, heading: headingField }
const ledeField = paragraphField.meta({ description: 'One or two sentences under the heading.' })

const glyphField = z.exactOptional(
  z.enum(RULE_GLYPH_NAMES).meta({
    description: 'A small drawing under the title, from the numbers of the example policy. It may be left out.',
  }),
)

/** sections/blocks/sharedComponents.tsx names the component of each kind. */
export const sharedBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...kindField('cards', 'Short texts side by side, each with a title and perhaps a link.'),
    ...headedBlockFields,
    look: z.enum(['ruled', 'ledger']).meta({
      description:
        'How the cards are drawn: “ruled”, in columns, each under a rule; or “ledger”, a sheet with two abreast, for long texts.',
    }),
    items: listField(cardSchema.extend({ glyph: glyphField }), 2, 9).meta({ description: 'The cards, in the order of the page.' }),
  }),
  z.strictObject({
    ...kindField('record', 'The fields of the call-in record. They come from the example policy, so none is written here.'),
    ...headedBlockFields,
    lede: ledeField,
  }),
  z
    .strictObject({
      ...kindField('steps', 'A procedure in numbered steps.'),
      ...headedBlockFields,
      lede: z.exactOptional(ledeField).meta({ description: 'One or two sentences under the heading. It may be left out.' }),
      headingLook: createHeadingLookField('ruled', 'rail'),
      pending: z
        .exactOptional(pendingReportsSchema)
        .meta({ description: 'Above the steps, reports that wait before a gate. It may be left out.' }),
      ...stepFields,
    })
    .refine(gateFitsLook, gateProblem),
  z.strictObject({
    ...kindField('ladders', 'The two ladders of discipline. They come from the example policy, so no step is written here.'),
    ...headedBlockFields,
    lede: ledeField,
    headingLook: createHeadingLookField('banner'),
  }),
  weekSchema.safeExtend({
    ...kindField('week', 'A week of call-offs at one plant, each report on its minute.'),
    ...headedBlockFields,
  }),
  arrivalsSchema.safeExtend({ ...kindField('arrivals', 'Four messages, each drawn as what arrives.'), ...headedBlockFields }),
  repliesSchema.safeExtend({
    ...kindField('replies', 'One message and its answers, minute by minute, with the figures of delivery.'),
    ...headedBlockFields,
  }),
  reviewSheetSchema.safeExtend({
    ...kindField('review-sheet', 'One review as a sheet of paper, with the clocks of the law.'),
    ...headedBlockFields,
  }),
  z.strictObject({
    ...kindField('figures', 'Large figures in a row.'),
    ...headedBlockFields,
    figures: listField(figureSchema, 2, 4).meta({ description: 'The figures, in the order of the page.' }),
    note: z.exactOptional(paragraphField).meta({ description: 'What has to be said of the figures, in small print. It may be left out.' }),
  }),
  z.strictObject({
    ...kindField('split', 'A text with points and a button on one side, a picture on the other.'),
    ...headedBlockFields,
    ...splitFields,
    wordsOn: z.exactOptional(z.enum(['left', 'right'])).meta({
      description:
        'On which side the words stand where the window is wide: left, unless it says right. If another split follows, its words look best on the other side.',
    }),
  }),
  z.strictObject({
    ...kindField('showcase', 'A picture over the whole width, with a text.'),
    ...headedBlockFields,
    text: paragraphField.meta({ description: 'The paragraph with the picture.' }),
    action: z.exactOptional(linkField).meta({ description: 'A button with the text. It may be left out.' }),
    headingLook: createHeadingLookField('bar'),
    scene: sceneSchema,
  }),
  z.strictObject({ ...photoKindField, ...headedBlockFields, ...photoFields }),
  z.strictObject({
    ...kindField('questions', 'Questions that open to their answers.'),
    ...headedBlockFields,
    questions: listField(
      z.strictObject(questionFields('a visitor', paragraphField.meta({ description: 'The answer, in a few sentences.' }))),
      2,
      8,
    ).meta({
      description: 'The questions, in the order of the page.',
    }),
  }),
  z.strictObject({
    ...kindField('reading', 'Links to articles and documents that go further.'),
    ...headedBlockFields,
    links: listField(
      z
        .strictObject({
          title: headingField.meta({ description: 'The title of what it leads to.' }),
          text: textField(110).meta({ description: 'What a reader finds there, in a sentence.' }),
          to: destinationField,
        })
        .transform(({ to, ...rest }) => ({ ...rest, href: to })),
      1,
      4,
    ).meta({ description: 'What to read next.' }),
  }),
])

export type SharedBlock = z.output<typeof sharedBlockSchema>
export type SharedBlockOf<Kind extends SharedBlock['kind']> = Extract<SharedBlock, { kind: Kind }>
