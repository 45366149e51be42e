/** A feature page: a first screen, then blocks in the order in which the editor lists them. */
import { z } from 'zod'
import { RULE_GLYPH_NAMES } from '#src/lib/anywhere/names/pictureNames.ts'
import { arrivals } from './blocks/arrivals.ts'
import { callOffWeek } from './blocks/callOffWeek.ts'
import { closing } from './blocks/closing.ts'
import { docket } from './blocks/docket.ts'
import { firstMinute } from './blocks/firstMinute.ts'
import { checkRepeatedFacts } from './blocks/repeatedFacts.ts'
import { replies } from './blocks/replies.ts'
import { splitFields } from './blocks/split.ts'
import { waitingLine } from './blocks/waitingLine.ts'
import { destination } from './fields/destination.ts'
import { anchor, card, figure, heading, hero, kindField, label, link, many, meta, paragraph, question, text } from './fields/fields.ts'
import { checkOneBanner, headingLook } from './fields/headingLook.ts'
import { menuDescription } from './fields/menuDescription.ts'
import { position } from './fields/position.ts'
import { gateFitsLook, gateProblem, stepFields } from './fields/stepFields.ts'
import { checkUniqueIds } from './fields/uniqueIds.ts'
import { opening } from './opening/opening.ts'
import { scene } from './scenes/scenes.ts'

const section = {
  id: anchor.meta({ description: 'The name of the block in addresses: #name. Links lead to it, so keep it once it is published.' }),
  heading: heading.meta({ description: 'The heading of the block.' }),
}
const lede = paragraph.meta({ description: 'One or two sentences under the heading.' })

const glyph = z.exactOptional(
  z.enum(RULE_GLYPH_NAMES).meta({
    description: 'A small drawing under the title, from the numbers of the example policy. It may be left out.',
  }),
)

/** The kinds of block, each drawn by one component of sections/feature or sections/shared. */
const featureBlock = z.discriminatedUnion('kind', [
  z.strictObject({
    ...kindField('cards', 'Short texts side by side, each with a title and perhaps a link.'),
    ...section,
    look: z.enum(['ruled', 'ledger']).meta({ description: 'How the cards are drawn: between rules, or as rows of a ledger.' }),
    items: many(card.extend({ glyph }), 2, 9).meta({ description: 'The cards, in the order of the page.' }),
  }),
  z.strictObject({
    ...kindField('record', 'The fields of the call-in record. They come from the example policy, so none is written here.'),
    ...section,
    lede,
  }),
  z
    .strictObject({
      ...kindField('steps', 'A procedure in numbered steps.'),
      ...section,
      lede: z.exactOptional(lede).meta({ description: 'One or two sentences under the heading. It may be left out.' }),
      headingLook: headingLook('ruled', 'rail'),
      waiting: z.exactOptional(waitingLine).meta({ description: 'Above the steps, reports that wait before a gate. It may be left out.' }),
      ...stepFields,
    })
    .refine(gateFitsLook, gateProblem),
  z.strictObject({
    ...kindField('ladders', 'The two ladders of discipline. They come from the example policy, so no step is written here.'),
    ...section,
    lede,
    headingLook: headingLook('banner'),
  }),
  firstMinute.safeExtend({ ...kindField('first-minute', 'The first minute of a report, as one line with six stops.'), ...section }),
  callOffWeek.safeExtend({ ...kindField('week', 'A week of call-offs at one plant, each report on its minute.'), ...section }),
  arrivals.safeExtend({ ...kindField('arrivals', 'Four messages, each drawn as what arrives.'), ...section }),
  replies.safeExtend({
    ...kindField('replies', 'One message and its answers, minute by minute, with the figures of delivery.'),
    ...section,
  }),
  docket.safeExtend({ ...kindField('docket', 'One review as a sheet of paper, with the clocks of the law.'), ...section }),
  z.strictObject({
    ...kindField('figures', 'Large figures in a row.'),
    ...section,
    figures: many(figure, 2, 4).meta({ description: 'The figures, in the order of the page.' }),
    note: z.exactOptional(paragraph).meta({ description: 'What has to be said of the figures, in small print. It may be left out.' }),
  }),
  z.strictObject({
    ...kindField('split', 'A text with points and a button on one side, a picture on the other.'),
    ...section,
    ...splitFields,
    flip: z.exactOptional(z.boolean()).meta({ description: 'true puts the picture on the other side. Use it so that neighbors differ.' }),
  }),
  z.strictObject({
    ...kindField('showcase', 'A picture over the whole width, with a text.'),
    ...section,
    text: paragraph.meta({ description: 'The paragraph with the picture.' }),
    action: z.exactOptional(link).meta({ description: 'A button with the text. It may be left out.' }),
    headingLook: headingLook('bar'),
    scene,
  }),
  z.strictObject({
    ...kindField('questions', 'Questions that open to their answers.'),
    ...section,
    questions: many(z.strictObject(question('a visitor', paragraph.meta({ description: 'The answer, in a few sentences.' }))), 2, 8).meta({
      description: 'The questions, in the order of the page.',
    }),
  }),
  z.strictObject({
    ...kindField('reading', 'Links to articles and documents that go further.'),
    ...section,
    links: many(
      z
        .strictObject({
          title: heading.meta({ description: 'The title of what it leads to.' }),
          text: text(110).meta({ description: 'What a reader finds there, in a sentence.' }),
          to: destination,
        })
        .transform(({ to, ...rest }) => ({ ...rest, href: to })),
      1,
      4,
    ).meta({ description: 'What to read next.' }),
  }),
])

export type FeatureBlock = z.output<typeof featureBlock>

export const feature = z
  .strictObject({
    name: label.meta({ description: 'The feature’s name, in the header’s menu and in the footer.' }),
    position: position.meta({ description: 'The feature’s place in the menu and in the footer, from 1.' }),
    meta,
    menu: menuDescription,
    hero,
    opening,
    blocks: many(featureBlock, 3, 12).superRefine(checkUniqueIds).superRefine(checkOneBanner).meta({
      description: 'What follows the first screen: 3 to 12 blocks, in the order in which they stand here. “kind” says what each is.',
    }),
    closing,
  })
  .superRefine(checkRepeatedFacts)
