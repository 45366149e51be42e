/** An employee's view of their own attendance. Points, expiry dates and the total are calculated by the policy. */
import { z } from 'zod'
import { kindField, labelField, sampleField, textField, textWithEachPlaceholder } from '../fields/fields.ts'
import { checkLedger, ledgerFields, withTotal } from './ledgerEntries.ts'

const onPhone = (most: number) => textField(most, 'it stands on the screen of a phone')
const words = z
  .strictObject({
    points: onPhone(24).meta({ description: 'What the employee’s total is called, over it.' }),
    window: textWithEachPlaceholder(24, 'months').meta({ description: 'How long points count, beside the total. {months} is filled in.' }),
    pending: onPhone(24).meta({ description: 'What an absence that waits for HR is called.' }),
    undecided: onPhone(48).meta({ description: 'What that means for the employee, in a sentence.' }),
    history: onPhone(24).meta({ description: 'What the list of decided events is called, over it.' }),
    expires: onPhone(16).meta({ description: 'Before the day on which the points of an event expire.' }),
    never: onPhone(32).meta({ description: 'What is said of an event that never counts.' }),
    report: onPhone(28).meta({ description: 'The button below the list.' }),
  })
  .meta({ description: 'What the portal says. Days and numbers are the policy’s.' })

export const portalSchema = z
  .strictObject({
    ...kindField('portal', 'What employees see of their own attendance. The numbers come from the example policy.'),
    sample: sampleField,
    employee: labelField.meta({ description: 'The employee: an invented name.' }),
    ...ledgerFields,
    words,
  })
  .superRefine(checkLedger)
  .transform(withTotal)
