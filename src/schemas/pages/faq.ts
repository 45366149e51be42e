import { z } from 'zod'
import { placeholdersOf } from '#src/lib/anywhere/text/fillIn.ts'
import { ICON_NAMES, ICON_TONES } from '#src/models/names/iconNames.ts'
import {
  anchorField,
  anyPlaceholderTextField,
  eachPlaceholderTextField,
  headingField,
  labelField,
  linkField,
  listField,
  metaSchema,
  paragraphField,
  questionFields,
  textField,
} from '../fields/fields.ts'
import { checkUniqueIds, checkUniqueQuestions } from '../fields/uniqueIds.ts'
import { checkOfferLinks, checkSpecifiedCategories } from '../specificationChecks/specifiedMembers.ts'
import { specifiedWordsField } from '../specificationChecks/specifiedWords.ts'

const iconField = z.enum(ICON_NAMES)

const questionSchema = z
  .strictObject({
    id: anchorField.meta({
      description: 'Becomes the question’s address, /support/faqs#faq-…, which is linked and shared: keep it once it is published.',
    }),
    aliases: z.array(anchorField).default([]).meta({
      description: 'Ids of questions that are no longer there and that this one answers: their addresses lead here. They may be left out.',
    }),
    ...questionFields(
      'a visitor',
      anyPlaceholderTextField(420, 'an answer is short; link to the manual or an article for more')
        .min(20, 'An answer needs at least 20 characters: say what happens, to whom, when.')
        .meta({
          description:
            'The answer: what happens, to whom, when. Figures and policy numbers come as tokens, and a link as its name in “links”: “The {manual} has more.”',
        }),
    ),
    links: z
      .record(z.string().regex(/^[A-Za-z0-9]+$/, 'A name has only letters and digits, such as manual.'), linkField)
      .default({})
      .meta({
        description:
          'The links in the answer, by their names there, each once. “The {manual} has more.” has links: { manual: { label: product manual, to: manual } }. They may be left out.',
      }),
    more: z.exactOptional(linkField).meta({ description: 'A link below the answer, where there is more. It may be left out.' }),
  })
  .superRefine(({ answer, links }, context) => {
    const [placed, named] = [placeholdersOf(answer).toSorted(), Object.keys(links).toSorted()]
    if (placed.join() !== named.join())
      context.addIssue({
        code: 'custom',
        path: ['answer'],
        message: `Write each name in “links” once in braces, and no other: there are ${named.map((name) => `{${name}}`).join(', ') || 'none'}.`,
      })
  })

export const faqSchema = z.strictObject({
  meta: metaSchema,
  heading: headingField.meta({ description: 'The headline of the page.' }),
  lede: paragraphField.meta({ description: 'One or two sentences under the headline.' }),
  search: z
    .strictObject({
      label: labelField.meta({ description: 'What the search field is for.' }),
      button: labelField.meta({ description: 'What the button of the search says.' }),
      askForWord: textField(90, 'it stands in one line under the field').meta({
        description: 'What the page says when the button is pressed and nothing is typed.',
      }),
      found: z
        .strictObject({
          one: eachPlaceholderTextField(60, 'count', 'query').meta({
            description: 'What is said where one question matches. {count} and {query}, what was searched for, are filled in.',
          }),
          many: eachPlaceholderTextField(60, 'count', 'query').meta({
            description: 'What is said where several match, or none. {count} and {query} are filled in.',
          }),
        })
        .meta({ description: 'How many questions match. {count} and {query} are filled in. Screen readers say it, too.' }),
      withoutScript: paragraphField.meta({ description: 'Stands in the place of the search where no script could answer it.' }),
    })
    .meta({ description: 'The search over the questions.' }),
  empty: specifiedWordsField('No results found', headingField).meta({
    description: 'What the page says when no question matches the search.',
  }),
  clear: specifiedWordsField('Clear search').meta({ description: 'The button that starts the search again.' }),
  questionUnit: z
    .strictObject({
      one: labelField.meta({ description: 'The word where there is one question.' }),
      many: labelField.meta({ description: 'The word where there are several, or none.' }),
    })
    .meta({ description: 'The word after the number of a category’s questions.' }),
  copyLink: labelField.meta({ description: 'The name of the button beside a question, before the question. Screen readers say it.' }),
  notAnswered: eachPlaceholderTextField(120, 'help', 'demo').meta({
    description: 'The words below the questions. {help} and {demo} are the two links.',
  }),
  help: labelField.meta({ description: 'The words of the link to the help center.' }),
  demo: labelField.meta({ description: 'The words of the link to the demo.' }),
  categories: listField(
    z.strictObject({
      id: anchorField,
      title: labelField.meta({ description: 'The name of the category.' }),
      icon: iconField.meta({ description: 'The icon beside the category’s name.' }),
      color: z
        .enum(ICON_TONES)
        .meta({ description: 'Which color is lit in the icon. The page looks livelier if the next category has another.' }),
      faqs: listField(questionSchema, 4, 12, 'section 2, "FAQ"').meta({
        description: 'The questions of the category, in the order of the page.',
      }),
    }),
    6,
    10,
    'section 2, "FAQ"',
  )
    .superRefine(checkUniqueIds)
    .superRefine(checkUniqueQuestions)
    .superRefine(checkSpecifiedCategories)
    .superRefine(checkOfferLinks)
    .meta({ description: 'The categories, in the order of the page.' }),
})

export type FaqContent = z.output<typeof faqSchema>
