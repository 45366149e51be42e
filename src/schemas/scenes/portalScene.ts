/** An employee's view of their own attendance. Points, expiry dates and the total are calculated by the policy. */
import { z } from 'zod'
import { eachPlaceholderTextField, kindField, labelField, sampleField, textField } from '../fields/fields.ts'
import { checkLedger, ledgerFields, withTotal } from './ledgerEntries.ts'

const phoneTextField = (max: number) => textField(max, 'it stands on the screen of a phone')
const wordsSchema = z
  .strictObject({
    points: phoneTextField(24).meta({ description: 'What the employee’s total is called, over it.' }),
    window: eachPlaceholderTextField(24, 'months').meta({ description: 'How long points count, beside the total. {months} is filled in.' }),
    pending: phoneTextField(24).meta({ description: 'What an absence that waits for HR is called.' }),
    undecided: phoneTextField(48).meta({ description: 'What that means for the employee, in a sentence.' }),
    history: phoneTextField(24).meta({ description: 'What the list of decided events is called, over it.' }),
    expires: phoneTextField(16).meta({ description: 'Before the day on which the points of an event expire.' }),
    never: phoneTextField(32).meta({ description: 'What is said of an event that never counts.' }),
    report: phoneTextField(28).meta({ description: 'The button below the list.' }),
  })
  .meta({ description: 'What the portal says. Days and numbers are the policy’s.' })

export const portalSchema = z
  .strictObject({
    ...kindField('portal', 'What employees see of their own attendance. The numbers come from the example policy.'),
    sample: sampleField,
    employee: labelField.meta({ description: 'The employee: an invented name.' }),
    ...ledgerFields,
    words: wordsSchema,
  })
  .superRefine(checkLedger)
  .transform(withTotal)
