import { z } from 'zod'
import { amountField, fromZeroField, kindField, listField, textField } from '../../fields/fields.ts'
import { chartFields, checkLabels, quietField, roundToCents, rowLabelField, unitField } from './chartFields.ts'

const spanSchema = z
  .strictObject({
    label: rowLabelField.meta({ description: 'What lasts so long.' }),
    from: amountField(fromZeroField).meta({ description: 'When it begins, counted from zero.' }),
    to: amountField().meta({ description: 'When it ends, counted from zero.' }),
    length: textField(40, 'it stands behind its bar').meta({
      description: 'How long it lasts, in words. A number of the units of the scale has to be the time from “from” to “to”.',
    }),
    quiet: quietField,
  })
  .refine(({ from, to }) => to > from, { path: ['to'], message: 'It ends before it begins: write a number above "from".' })

/** @returns the number of units of the scale that the words state ("12 months"), or undefined for other words ("until the cutoff") */
function unitsIn(length: string, unit: string): number | undefined {
  const [, count, counted] = /^(\d[\d.,]*) (.+)$/.exec(length.toLowerCase()) ?? []
  return count && ` ${unit.toLowerCase()}`.includes(` ${counted}`) ? Number(count.replaceAll(',', '')) : undefined
}

export const spansChartSchema = z
  .strictObject({
    ...kindField('spans', 'What lasts from when to when, on one scale that starts at zero.'),
    ...chartFields,
    unit: unitField,
    every: z
      .exactOptional(z.int().min(1))
      .meta({ description: 'How far apart the lines of the scale are: 7 for weeks on a scale of days. It may be left out.' }),
    spans: listField(spanSchema, 2, 8).superRefine(checkLabels).meta({ description: 'What is compared, from the top.' }),
  })
  .superRefine(({ unit, spans }, { addIssue }) => {
    for (const [index, { from, to, length }] of spans.entries()) {
      const [stated, drawn] = [unitsIn(length, unit), roundToCents(to - from)]
      if (stated !== undefined && stated !== drawn && to > from)
        addIssue({
          code: 'custom',
          path: ['spans', index, 'length'],
          message: `From ${from} to ${to}, it lasts ${drawn}, and not ${stated}: correct the words or the numbers.`,
        })
    }
  })
