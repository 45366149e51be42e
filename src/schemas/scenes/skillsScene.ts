/** Who is qualified for which machine. Only these people are asked when the machine is open. */
import { z } from 'zod'
import { clockField, labelField, listField, pictureDescriptionField, sampleField, textField } from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'

const machineField = textField(12, 'it stands over a narrow column')

export const skillsSchema = z
  .strictObject({
    title: labelField.meta({ description: 'Whose qualifications these are.' }),
    label: textField(14).meta({ description: 'The word before the time, such as the day.' }),
    time: clockField.meta({ description: 'When the open machine is offered: it stands at the end of the head.' }),
    describe: pictureDescriptionField,
    sample: sampleField.default(true).meta({ description: 'Whether these people are invented. Left out, it means true.' }),
    machines: listField(machineField, 2, 4).meta({ description: 'The machines, from the left.' }),
    open: machineField.meta({ description: 'Which of the machines has nobody today.' }),
    people: listField(
      z.strictObject({
        name: textField(20).meta({ description: 'An invented name.' }),
        qualifiedFor: listField(machineField, 0, 4).meta({ description: 'The machines that the person may run today.' }),
        expired: z.exactOptional(machineField).meta({ description: 'A machine whose card does not hold any more: it is struck out.' }),
        answer: z
          .exactOptional(textField(30))
          .meta({ description: 'What became of the offer: for all who may run the open machine, and for nobody else.' }),
        takes: z.exactOptional(z.literal(true)).meta({ description: 'true for the one who takes the open machine.' }),
      }),
      3,
      7,
    ).meta({ description: 'The people who are off and rested, in the order of the offer.' }),
    words: z
      .strictObject({
        expired: textField(40).meta({ description: 'Why someone whose card for the open machine has expired is not asked.' }),
        missing: textField(40).meta({ description: 'Why someone without a card for it is not asked.' }),
      })
      .meta({ description: 'What stands in the place of an answer.' }),
  })
  .superRefine((picture, context) => {
    const { machines, open, people } = picture
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (!machines.includes(open)) refuse(['open'], `Write one of the machines: ${machines.join(', ')}.`)
    for (const [index, { qualifiedFor, expired, answer, takes }] of people.entries()) {
      const at = (field: string) => ['people', index, field]
      for (const name of expired ? [...qualifiedFor, expired] : qualifiedFor)
        if (!machines.includes(name)) refuse(at('qualifiedFor'), `“${name}” is none of the machines: ${machines.join(', ')}.`)
      if (expired && qualifiedFor.includes(expired))
        refuse(at('expired'), 'A card holds or has expired: take the machine out of one of the two.')
      if (qualifiedFor.includes(open) !== Boolean(answer))
        refuse(at('answer'), 'Whoever may run the open machine is asked and has an answer, and nobody else.')
      if (takes && !answer) refuse(at('takes'), 'Only someone who was asked can take the machine.')
    }
    if (people.filter(({ takes }) => takes).length !== 1)
      refuse(['people'], 'One person takes the open machine: mark that one with “takes: true”.')
    const askedPeople = people.filter(({ answer }) => answer)
    const peopleWithExpiredCard = people.filter((person) => person.expired === open)
    checkDescription(picture, context, [people.length - askedPeople.length - peopleWithExpiredCard.length])
  })
