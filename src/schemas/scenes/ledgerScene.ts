/** The points of one employee. The policy calculates points, statuses and the total. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { eachPlaceholderTextField, kindField, labelField, textField } from '../fields/fields.ts'
import { checkLedger, ledgerFields, withTotal } from './ledgerEntries.ts'
import { sampleByDefaultField } from './sceneFields.ts'

const rowTextField = textField(24, 'it stands in a row of the ledger')
export const ledgerSchema = withExampleFigures(
  z
    .strictObject({
      ...kindField('ledger', 'The points of one employee. The points, the statuses and the total come from the example policy.'),
      employee: labelField.meta({ description: 'The employee: an invented name.' }),
      sample: sampleByDefaultField,
      ...ledgerFields,
      words: z
        .strictObject({
          window: eachPlaceholderTextField(32, 'months', 'day').meta({
            description: 'Which months the ledger is of. {months} and {day}, the last one, are filled in.',
          }),
          counted: rowTextField.meta({ description: 'What is said of an event that counts.' }),
          never: rowTextField.meta({ description: 'What is said of an event that never counts.' }),
          total: rowTextField.meta({ description: 'Before the sum of the points.' }),
        })
        .meta({ description: 'What the ledger says. Of an event that waits for HR it says what every board says.' }),
    })
    .superRefine(checkLedger)
    .transform(withTotal),
)
