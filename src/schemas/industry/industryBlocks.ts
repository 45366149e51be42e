/** The blocks of an industry's page. A page has each kind once, so that a block's kind is its id. */
import { z } from 'zod'
import { photoBlockSchema, quoteFields, quoteKindField, splitFields } from '../blocks/blockFields.ts'
import { createBlockCheck } from '../fields/blockCheck.ts'
import {
  cardSchema,
  clockField,
  figureSchema,
  headingField,
  kindField,
  labelField,
  listField,
  paragraphField,
  questionFields,
  textField,
  titledTextSchema,
} from '../fields/fields.ts'
import { createHeadingLookField } from '../fields/headingLook.ts'
import { gateFitsLook, gateProblem, stepFields } from '../fields/stepFields.ts'
import { industryDetailSchema } from './industryDetails.ts'
import { industryExhibitSchema } from './industryExhibits.ts'

const lookField = z.enum(['ruled', 'rows', 'ledger', 'beside']).meta({
  description:
    'How these short texts are drawn: “ruled”, in columns, each under a rule; “rows”, one below the other, the title on the left; “ledger”, a sheet with two abreast, for long texts; “beside”, one below the other between thin rules, titles before texts. The page looks livelier if the next section has another.',
})
/** Fields of a block with short texts. */
const headedFields = {
  heading: headingField,
  lede: z.exactOptional(paragraphField).meta({ description: 'A sentence or two under the heading. It may be left out.' }),
  headingLook: createHeadingLookField('banner', 'rail'),
  look: lookField,
}
const crewSchema = z
  .exactOptional(
    z
      .strictObject({
        people: z.number().int('Write a whole number.').min(2).max(12).meta({ description: 'How many people the text speaks of.' }),
        able: z.exactOptional(z.number().int('Write a whole number.').min(1)).meta({
          description: 'How many of them stand under a lamp: those who may step in. Left out, all who are there.',
        }),
        missing: z
          .exactOptional(z.number().int('Write a whole number.').min(1))
          .meta({ description: 'How many of them are missing. Left out, none.' }),
        names: z
          .exactOptional(listField(labelField, 2, 12))
          .meta({ description: 'Who each of them is, below the picture. It may be left out.' }),
      })
      .refine(
        ({ people, able = 0, missing = 0 }) => able + missing <= people,
        '"able" and "missing" together are more than "people": correct one of them.',
      )
      .refine(({ people, names }) => !names || names.length === people, {
        path: ['names'],
        message: 'Write a name for each of the people, or remove "names".',
      }),
  )
  .meta({ description: 'The people that the text speaks of, drawn below it. Only what the text says. It may be left out.' })

const challengesSchema = z.strictObject({
  ...kindField('challenges', 'What is hard about absences in this industry.'),
  ...headedFields,
  items: listField(titledTextSchema.extend({ crew: crewSchema }), 3, 6).meta({
    description: 'The challenges, each a title with a short text.',
  }),
})
const solutionsSchema = z.strictObject({
  ...kindField('solutions', 'How the service answers the challenges.'),
  ...headedFields,
  items: listField(cardSchema.extend({ crew: crewSchema }), 3, 6).meta({
    description: 'The answers, each a title with a short text and, where there is more, a link.',
  }),
})
const resultsSchema = z.strictObject({
  ...kindField('results', 'What the service aims for in this industry, in figures.'),
  heading: headingField,
  headingLook: createHeadingLookField('banner'),
  look: z.enum(['deck', 'sheet']).meta({
    description: 'How the figures are drawn: on a dark deck or on a sheet.',
  }),
  figures: listField(figureSchema, 2, 4).meta({ description: 'The large figures.' }),
  list: listField(textField(140), 1, 6).meta({ description: 'What has to be said of the figures, as short sentences below them.' }),
})
const splitSchema = z.strictObject({
  ...kindField('split', 'The one part of the product that matters most here, with its picture.'),
  heading: headingField,
  ...splitFields,
})
const quoteSchema = z
  .strictObject({
    ...quoteKindField,
    ...quoteFields,
    look: z
      .enum(['band', 'margin', 'workplace'])
      .meta({ description: 'How the quote is set: across the page, in the margin, or over the drawn workplace.' }),
    time: z
      .exactOptional(clockField)
      .meta({ description: 'Only with the look “workplace”: the time at which it is drawn, with everyone there.' }),
  })
  .refine(({ look, time }) => (look === 'workplace') === (time !== undefined), {
    path: ['time'],
    message: 'The look "workplace" needs "time", one at which everyone is there; other looks have none.',
  })
const stepsSchema = z
  .strictObject({
    ...kindField('steps', 'A procedure in numbered steps.'),
    heading: headingField,
    lede: paragraphField.meta({ description: 'One or two sentences under the heading.' }),
    ...stepFields,
  })
  .refine(gateFitsLook, gateProblem)
const questionsSchema = z.strictObject({
  ...kindField('questions', 'Questions that buyers in this industry ask.'),
  heading: headingField,
  questions: listField(
    z.strictObject(questionFields('a buyer', textField(520).meta({ description: 'The answer, in two to five sentences.' }))),
    2,
    10,
  ).meta({ description: 'The questions, in the order of the page.' }),
})

/** One component of sections/industry or sections/blocks draws each kind. */
export const industryBlockSchema = z.discriminatedUnion('kind', [
  challengesSchema,
  solutionsSchema,
  resultsSchema,
  splitSchema,
  quoteSchema,
  stepsSchema,
  questionsSchema,
  photoBlockSchema,
  ...industryExhibitSchema.options,
  ...industryDetailSchema.options,
])

export type IndustryBlock = z.output<typeof industryBlockSchema>
export type IndustryBlockOf<Kind extends IndustryBlock['kind']> = Extract<IndustryBlock, { kind: Kind }>
export type Crew = NonNullable<z.output<typeof crewSchema>>

export const checkIndustryBlocks = createBlockCheck({
  needed: ['challenges', 'solutions'] satisfies IndustryBlock['kind'][],
  lacking: 'Every industry’s page has these blocks, and this one lacks them',
  exclusiveGroups: [
    { called: 'exhibit', kinds: new Set(industryExhibitSchema.options.map(({ shape }) => shape.kind.value)) },
    { called: 'detail', kinds: new Set(industryDetailSchema.options.map(({ shape }) => shape.kind.value)) },
  ],
})
