import { z } from 'zod'
import { MAX_AMOUNT_DIGITS } from '#src/lib/anywhere/numbers/amounts.ts'
import { amountField, fromZeroField, kindField, listField, textField } from '../../fields/fields.ts'
import { chartFields, checkLabels, quietField, roundToCents, rowLabelField, unitField } from './chartFields.ts'

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

const ALLOWED_DIGITS = Array.from({ length: MAX_AMOUNT_DIGITS + 1 }, (_, digits) => digits)
/** @returns whether an amount has no more digits after the point than these; `toFixed` takes away errors of the multiplication */
const isExact = (amount: number, digits: number) => Number.isInteger(Number((amount * 10 ** digits).toFixed(6)))

type PrintedBar = { value: number; parts: readonly { value: number }[] }
/** Refuses amounts that would be printed rounded, which no check of the text would notice. */
function checkPrinted({ bars, digits }: { bars: readonly PrintedBar[]; digits: number }, { addIssue }: z.RefinementCtx): void {
  const refuseRounded = (amount: number, path: (string | number)[]) => {
    // Zod also asks where a value is missing or wrong, which is reported already.
    if (!Number.isFinite(amount) || isExact(amount, digits)) return
    const needed = ALLOWED_DIGITS.find((allowed) => isExact(amount, allowed))
    const fix =
      needed === undefined
        ? `Charts print ${MAX_AMOUNT_DIGITS} digits after the point at most: round`
        : `Write “digits: ${needed}” in this chart, or round`
    addIssue({ code: 'custom', path: ['bars', ...path], message: `${amount} would be printed rounded. ${fix} it here and in the text.` })
  }
  for (const [index, { value, parts }] of bars.entries()) {
    if (parts.length === 0) refuseRounded(value, [index, 'value'])
    for (const [partIndex, part] of parts.entries()) refuseRounded(part.value, [index, 'parts', partIndex, 'value'])
  }
}

export const barsChartSchema = z
  .strictObject({
    ...kindField('bars', 'Amounts as bars that start at zero. A bar may be made of parts.'),
    ...chartFields,
    unit: unitField,
    before: z.string().max(2).default('').meta({ description: 'The sign before the amounts, such as $. Left out, there is none.' }),
    digits: z
      .int()
      .min(0)
      .max(MAX_AMOUNT_DIGITS)
      .default(0)
      .meta({ description: 'How many digits are printed after the decimal point. Left out, none.' }),
    bars: listField(barSchema, 2, 6).superRefine(checkLabels).meta({ description: 'The bars, from the top.' }),
  })
  .refine(({ bars }) => bars.some(({ value }) => value !== 0), {
    path: ['bars'],
    message: 'All bars are 0, so there is nothing to draw: correct them, or remove the chart.',
  })
  .superRefine(checkPrinted)
