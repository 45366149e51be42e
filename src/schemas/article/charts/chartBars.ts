import { z } from 'zod'
import { amountField, fromZeroField, kindField, listField, textField } from '../../fields/fields.ts'
import { chartFields, quietField, roundToCents, rowLabelField, unitField } from './chartFields.ts'

const partSchema = z.strictObject({
  label: textField(36).meta({ description: 'The name of the part.' }),
  value: amountField(fromZeroField).meta({ description: 'How much it is, or a token that gives a number.' }),
  quiet: quietField,
})
/** @returns the length of a bar that is made of these parts */
const sumOfParts = (parts: readonly { value: number }[]) => roundToCents(parts.reduce((sum, { value }) => sum + value, 0))
const barSchema = z
  .strictObject({
    label: rowLabelField.meta({ description: 'The name of the bar, beside it.' }),
    value: z.exactOptional(amountField(fromZeroField)).meta({
      description: 'How long the bar is, or a token that gives a number. A bar with parts has none: it is as long as they are.',
    }),
    parts: z.array(partSchema).default([]).meta({ description: 'What the bar is made of. Left out, it is in one piece.' }),
  })
  .superRefine(({ value, parts }, { addIssue }) => {
    if (value === undefined && parts.length === 0)
      addIssue({ code: 'custom', path: ['value'], message: 'Write how long the bar is, or what it is made of: parts: …' })
    if (value !== undefined && parts.length > 0)
      addIssue({ code: 'custom', path: ['value'], message: 'The bar is as long as its parts. Remove this line.' })
  })
  .transform(({ label, value, parts }) => ({ label, parts, value: value ?? sumOfParts(parts) }))
type PrintedBar = { label: string; value: number; parts: readonly { value: number }[] }
/** Refuses amounts that would be printed rounded, which no check of the text would notice, and bars that readers cannot tell apart. */
function checkPrinted({ bars, digits }: { bars: readonly PrintedBar[]; digits: number }, { addIssue }: z.RefinementCtx): void {
  // Zod also asks where a value is missing or wrong, which is reported already.
  const isRounded = (amount: number) => Number.isFinite(amount) && !Number.isInteger(roundToCents(amount * 10 ** digits))
  const refuseRounded = (amount: number, path: (string | number)[]) => {
    if (!isRounded(amount)) return
    const message = `${amount} has more digits after the point than the chart prints: write “digits: 1” or 2 there, or round it here and in the text.`
    addIssue({ code: 'custom', path: ['bars', ...path], message })
  }
  for (const [index, { label, value, parts }] of bars.entries()) {
    if (bars.findIndex((bar) => bar.label === label) < index)
      addIssue({
        code: 'custom',
        path: ['bars', index, 'label'],
        message: `Another bar is called “${label}”: readers cannot tell them apart.`,
      })
    if (parts.length === 0) refuseRounded(value, [index, 'value'])
    for (const [place, part] of parts.entries()) refuseRounded(part.value, [index, 'parts', place, 'value'])
  }
}

export const barsChartSchema = z
  .strictObject({
    ...kindField('bars', 'Amounts as bars that start at zero. A bar may be made of parts.'),
    ...chartFields,
    unit: unitField,
    before: z.string().max(2).default('').meta({ description: 'The sign before the amounts, such as $. Left out, there is none.' }),
    digits: z.int().min(0).max(2).default(0).meta({ description: 'How many digits are printed after the decimal point. Left out, none.' }),
    bars: listField(barSchema, 2, 6).meta({ description: 'The bars, from the top.' }),
  })
  .refine(({ bars }) => bars.some(({ value }) => value !== 0), {
    path: ['bars'],
    message: 'All bars are 0, so there is nothing to draw: correct them, or remove the chart.',
  })
  .superRefine(checkPrinted)
