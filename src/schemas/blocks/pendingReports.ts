/** Reports that wait for HR, drawn above the steps of a review. Prices come from the policy. */
import { z } from 'zod'
import { REASON_CODES } from '#src/models/policy/policy.ts'
import { listField, textField } from '../fields/fields.ts'

const NARROW = 'it stands in a narrow column'

export const pendingReportsSchema = z.strictObject({
  reasons: listField(z.enum(REASON_CODES.map(({ id }) => id)), 2, 5).meta({
    description: 'The reason codes on the slips that wait. Those that HR may confirm from a list stand on one slip.',
  }),
  excused: textField(30, NARROW).meta({ description: 'What stands beside the price of an absence that does not count.' }),
  counted: textField(30, NARROW).meta({ description: 'What stands beside the price of one that does.' }),
})

export type PendingReportsContent = z.output<typeof pendingReportsSchema>
