/** A roster that visitors filter for an open shift: words around the people of src/models/shiftOffer, and who said yes. */
import { z } from 'zod'
import { createPlacedRoster } from '#src/models/shiftOffer/placedRoster.ts'
import { ROSTER_SIZE } from '#src/models/shiftOffer/roster.ts'
import { canTakeShift } from '#src/models/shiftOffer/shiftFilters.ts'
import {
  clockField,
  eachPlaceholderTextField,
  labelField,
  listField,
  pictureDescriptionField,
  placeholderTextField,
  textField,
} from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'

const roster = createPlacedRoster()
/** The numbers of the people who can take the shift. */
const askableNumbers = roster.flatMap((member, index) => (canTakeShift(member) ? [index + 1] : []))

const captionSchema = z.strictObject({
  label: textField(20, 'it stands under a large figure').meta({ description: 'What the figure counts.' }),
  when: textField(24, 'it stands under a large figure').meta({ description: 'When, or what there is to say besides.' }),
})
// The name {languages} is not possible, because the check of tokens takes it for a mistyped {claim:languages}.
const OUTCOME_PLACEHOLDERS =
  'These may be filled in: {asked} people of {all}, of whom {unable} could not come, in {languageCount} languages, and {hours} of rest.'
const outcomeField = placeholderTextField(190, 'asked', 'all', 'unable', 'languageCount', 'hours')

const yesSchema = z.strictObject({
  name: textField(16, 'it stands above a raised hand').meta({ description: 'The name above the raised hand. It is invented.' }),
  time: clockField.meta({ description: 'When the yes came.' }),
  person: z
    .number()
    .int()
    .min(1)
    .max(ROSTER_SIZE)
    .meta({
      description: `Who in the picture raises a hand, as a number on the roster. Choose anyone who is asked: ${askableNumbers.join(', ')}.`,
    }),
})

const wordsSchema = z
  .strictObject({
    title: labelField.meta({ description: 'What the picture is of.' }),
    describe: pictureDescriptionField,
    roster: textField(20).meta({ description: 'The words beside the number of people on the roster.' }),
    left: textField(20).meta({ description: 'The words beside the number of people who are left.' }),
    filters: z
      .strictObject({
        shift: textField(22).meta({ description: 'The filter that keeps people of the open shift.' }),
        certificate: textField(22).meta({ description: 'The filter that keeps people with the certificate.' }),
        off: textField(22).meta({ description: 'The filter that keeps people who are off today.' }),
        rest: eachPlaceholderTextField(22, 'hours').meta({
          description: 'The filter that keeps people who have rested. {hours} is filled in.',
        }),
      })
      .meta({ description: 'The four filters, which a visitor can turn off.' }),
    outcome: z
      .strictObject({
        all: outcomeField.meta({
          description: `What is said with all filters on. ${OUTCOME_PLACEHOLDERS}`,
        }),
        some: outcomeField.meta({ description: `What is said with some filters off. ${OUTCOME_PLACEHOLDERS}` }),
        none: outcomeField.meta({ description: `What is said with all filters off. ${OUTCOME_PLACEHOLDERS}` }),
      })
      .meta({ description: 'What the page says of who is asked.' }),
    open: captionSchema.meta({ description: 'The words under the number of open shifts.' }),
    asked: captionSchema.meta({ description: 'The words under the number of people who are asked.' }),
    wouldBe: captionSchema
      .extend({
        when: eachPlaceholderTextField(24, 'possible').meta({ description: 'How many of them could come. {possible} is filled in.' }),
      })
      .meta({ description: 'The same once a visitor has turned a filter off. {possible} is filled in.' }),
    yes: captionSchema.meta({ description: 'The words under the number of people who said yes.' }),
    answer: eachPlaceholderTextField(60, 'who', 'time').meta({ description: 'What is said of each yes. {who} and {time} are filled in.' }),
    note: textField(110, 'it is small print').meta({ description: 'The small print: say that people and counts are invented.' }),
  })
  .meta({ description: 'The words around the picture. Words in {braces} are filled in.' })

export const shiftOfferOpeningSchema = z
  .strictObject({
    kind: z.literal('shift-offer').meta({
      description: `Everyone on a roster, and which of them are asked to take an open shift. The roster is invented in the code: ${ROSTER_SIZE} people, of whom ${askableNumbers.length} are asked, so only a developer changes these two counts: write them as {shiftOffer:rosterSize} and {shiftOffer:canCome}. All else here is yours.`,
    }),
    open: z.number().int().min(1).max(9).meta({ description: 'How many shifts are open.' }),
    yes: listField(yesSchema, 1, 3).meta({ description: 'Who said yes: at most as many people as there are open shifts.' }),
    words: wordsSchema,
  })
  .superRefine(({ open, yes, words }, context) => {
    const addIssue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const [index, { person, name }] of yes.entries()) {
      const member = roster[person - 1]
      if (member && !canTakeShift(member))
        addIssue(['yes', index, 'person'], `${name} could not take the shift. Choose one of ${askableNumbers.join(', ')}.`)
    }
    const { describe } = words
    const hands = yes.map(({ name, time }) => ({ name, time }))
    checkDescription({ describe, open, hands }, context, [ROSTER_SIZE, askableNumbers.length], ['words', 'describe'])
    if (yes.length > open)
      addIssue(['yes'], 'More people said yes than there are open shifts: the others would hear that theirs is filled.')
  })

export type ShiftOfferWords = z.output<typeof wordsSchema>
export type ShiftOfferCaption = z.output<typeof captionSchema>
export type ShiftOfferYes = z.output<typeof yesSchema>
export type ShiftOfferContent = z.output<typeof shiftOfferOpeningSchema>
