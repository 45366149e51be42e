/** Blocks with details for the buyers of one industry, in words. */
import { z } from 'zod'
import {
  headingField,
  isSampleNoted,
  kindField,
  labelField,
  listField,
  paragraphField,
  sampleField,
  sampleProblem,
  textField,
} from '../fields/fields.ts'

const sharedFields = {
  heading: headingField,
  lede: paragraphField.meta({ description: 'One or two sentences under the heading.' }),
  sample: sampleField,
  note: textField(160).meta({ description: 'The small print below. While this is a sample, it says so.' }),
}
const toneField = z.enum(['go', 'hold', 'stop', 'plain']).meta({
  description: 'How the person is drawn and the stamp marked: go for yes, hold for not much longer, stop for no, plain for not now.',
})

const badgesSchema = z
  .strictObject({
    ...kindField('badges', 'A detail: people as badges, with what each may do and whether they may be asked today.'),
    ...sharedFields,
    lines: listField(labelField, 1, 5).meta({ description: 'What the lines of each badge are, in order. The last one is its stamp.' }),
    badges: listField(
      z.strictObject({
        name: labelField.meta({ description: 'Whose badge it is.' }),
        values: listField(textField(90, 'a badge has room for a few words'), 1, 5).meta({
          description: 'What the badge says on each of its lines.',
        }),
        card: z
          .strictObject({
            title: textField(20, 'it stands in the head of a small card').meta({
              description: 'What the card is, as one of the values calls it.',
            }),
            marks: z
              .exactOptional(listField(textField(2), 1, 3))
              .meta({ description: 'Its boxes, such as the endorsements P and S. They may be left out.' }),
            until: textField(12, 'it stands large on a small card').meta({
              description: 'Until when it holds, in a word of the values: a month, a day, or that it has expired.',
            }),
          })
          .meta({ description: 'The card as it is drawn. All that stands on it is in the values, too.' }),
        tone: toneField,
      }),
      2,
      6,
    ).meta({ description: 'The badges, from the left.' }),
  })
  .refine(({ lines, badges }) => badges.every(({ values }) => values.length === lines.length), {
    path: ['badges'],
    message: 'Each badge needs a value for each of the lines.',
  })
  .superRefine(({ badges }, { addIssue }) => {
    for (const [index, { values, card }] of badges.entries()) {
      const allValues = ` ${values.join(' ')} `.toLowerCase()
      for (const word of [card.title, card.until, ...(card.marks ?? [])])
        if (!new RegExp(`\\b${word.toLowerCase()}\\b`).test(allValues))
          addIssue({
            code: 'custom',
            path: ['badges', index, 'card'],
            message: `“${word}” is drawn on the card alone, which is not read aloud: say it in one of the "values" as well.`,
          })
    }
  })

const calendarSchema = z.strictObject({
  ...kindField('calendar', 'A detail: weeks that count down to a date.'),
  ...sharedFields,
  weeks: listField(
    z.strictObject({
      week: labelField.meta({ description: 'Which week it is.' }),
      title: labelField.meta({ description: 'What is done in that week.' }),
      text: textField(160).meta({ description: 'One or two sentences on it.' }),
    }),
    3,
    10,
  ).meta({ description: 'The weeks, from the first.' }),
})

const stepSchema = z.strictObject({
  title: labelField.meta({ description: 'What is done at that moment.' }),
  text: textField(160).meta({ description: 'One or two sentences on it.' }),
})
const departmentsSchema = z.strictObject({
  ...kindField('departments', 'A detail: one event on its way through two departments at once.'),
  ...sharedFields,
  departments: listField(labelField, 2, 2).meta({ description: 'The names of the two departments.' }),
  moments: listField(
    z
      .strictObject({
        when: textField(14).meta({ description: 'When it happens.' }),
        first: z.exactOptional(stepSchema).meta({ description: 'What the first department does then. Left out, nothing.' }),
        second: z.exactOptional(stepSchema).meta({ description: 'What the second department does then. Left out, nothing.' }),
      })
      .refine(({ first, second }) => first || second, 'At this moment nobody does anything: write "first", "second" or both.'),
    3,
    12,
  ).meta({ description: 'The moments, in order.' }),
})

// Each kind is refined by itself, because the blocks of pages are a union of all kinds.
export const industryDetailSchema = z.discriminatedUnion('kind', [
  badgesSchema.refine(isSampleNoted, sampleProblem),
  calendarSchema.refine(isSampleNoted, sampleProblem),
  departmentsSchema.refine(isSampleNoted, sampleProblem),
])

export type IndustryDetail = z.output<typeof industryDetailSchema>
