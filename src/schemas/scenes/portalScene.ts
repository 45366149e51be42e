/** What employees see of their own attendance. Points, expiry dates and the total are the policy's calculation. */
import { z } from 'zod'
import { label, pictureDescription, sample } from '../fields/fields'
import { checkLedger, ledgerFields } from './ledgerEntries'

export const portal = z
  .strictObject({
    sample,
    employee: label.meta({ description: 'The employee: an invented name.' }),
    describe: pictureDescription,
    ...ledgerFields,
  })
  .superRefine(checkLedger)
