/** Words of the example policy that the specification asks for. */
import { z } from 'zod'
import type { RecordField } from '#src/models/policy/recordViews.ts'
import { tableCellField } from '../blocks/tableFields.ts'
import { specifiedWordsField } from './specifiedWords.ts'

const recordField = (specifiedName: string) =>
  z
    .strictObject({
      field: specifiedWordsField(specifiedName).meta({ description: 'What the field is called.' }),
      why: tableCellField.meta({ description: 'Why it is asked.' }),
    })
    .meta({ description: 'A field: its name, and why it is asked.' })
/** The fields of a call-in record (specification, section 9, "Policy examples in articles"). */
const RECORD = {
  employee: recordField('Employee ID'),
  shift: recordField('Shift time'),
  reported: recordField('Timestamp'),
  reason: recordField('Reason code'),
  back: recordField('Expected return date'),
  contact: recordField('Contact method or number'),
  notes: recordField('Notes'),
} satisfies Record<RecordField, z.ZodType>
export const recordFieldsSchema = z
  .strictObject(RECORD)
  .meta({ description: 'The fields. A feature page shows them, too, around its record.' })

/** A refinement, because JSON Schema has no case-insensitive patterns. @param pattern of the text @param task in the message */
const createTaskField = (pattern: RegExp, task: string) =>
  tableCellField
    .refine((words) => pattern.test(words), `The specification asks managers to ${task}: say so.`)
    .meta({ description: 'What a manager does.' })
export const managerTasksSchema = z
  .strictObject({
    acknowledge: createTaskField(/acknowledge/i, 'acknowledge the alert'),
    backfill: createTaskField(/backfill/i, 'backfill the shift'),
    rebalance: createTaskField(/rebalance.*document/i, 'rebalance the crew and document'),
    log: createTaskField(/outcome.*root cause/i, 'log the outcome and the root cause'),
  })
  .meta({ description: 'The tasks, in the order of their minutes. The minutes are in src/models/policy/policy.ts.' })
