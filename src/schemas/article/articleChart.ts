/**
 * The charts of an article (`charts` in its front matter): numbers that support its argument, drawn by illustrations/chart/
 * and repeated as a table.
 */
import { z } from 'zod'
import { amountField, anchorField, clockField, dayField, listField, numberField, textField } from '../fields/fields.ts'

const rowLabelField = textField(44, 'it stands beside a bar, on phones too')
const quietField = z.boolean().default(false).meta({ description: 'true leaves it unfilled: it is not what the chart is about.' })
/** Fields of every chart. */
const chartFields = {
  id: anchorField.meta({ description: 'The name by which the text shows the chart: <Chart id="…" />.' }),
  title: textField(80, 'it is read at a glance').meta({ description: 'What the chart is of, over the drawing.' }),
  caption: textField(240, 'a caption says what to see, in a sentence or two')
    .min(30, 'Say what to see in the chart, in a whole sentence.')
    .meta({ description: 'What to see in the chart, in a sentence or two under it.' }),
  // Unlike `sample`, this stays true after the launch.
  invented: z
    .boolean({ error: 'Say whether the numbers are an invented example: invented: true, or invented: false.' })
    .meta({ description: 'true when the numbers are the article’s own worked example: the chart then says so.' }),
  source: z
    .exactOptional(textField(120, 'it stands below the caption'))
    .meta({ description: 'Where the numbers come from, below the caption. It may be left out.' }),
}
const unitField = textField(40, 'it names an axis').meta({ description: 'What the numbers count, such as US dollars a month.' })

const partSchema = z.strictObject({
  label: textField(36).meta({ description: 'The name of the part.' }),
  value: amountField().meta({ description: 'How much it is, or a token that gives a number.' }),
  quiet: quietField,
})
/** @returns the length of a bar, rounded to cents, because 1373.87 + 441.60 is slightly less than 1815.47 */
const sumOfParts = (parts: readonly { value: number }[]) => Math.round(parts.reduce((sum, { value }) => sum + value, 0) * 100) / 100
const barSchema = z
  .strictObject({
    label: rowLabelField.meta({ description: 'The name of the bar, beside it.' }),
    value: z.exactOptional(amountField(numberField.min(0, 'The scale begins at 0: write 0 or more.'))).meta({
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
const barsSchema = z.strictObject({
  kind: z.literal('bars').meta({ description: 'Amounts as bars that start at zero. A bar may be made of parts.' }),
  ...chartFields,
  unit: unitField,
  before: z.string().max(2).default('').meta({ description: 'The sign before the amounts, such as $. Left out, there is none.' }),
  digits: z.int().min(0).max(2).default(0).meta({ description: 'How many digits are printed after the decimal point. Left out, none.' }),
  bars: listField(barSchema, 2, 6).meta({ description: 'The bars, from the top.' }),
})

const spanSchema = z
  .strictObject({
    label: rowLabelField.meta({ description: 'What lasts so long.' }),
    from: amountField().meta({ description: 'When it begins, counted from zero.' }),
    to: amountField().meta({ description: 'When it ends, counted from zero.' }),
    length: textField(40, 'it stands behind its bar').meta({ description: 'How long it lasts, in words.' }),
    quiet: quietField,
  })
  .refine(({ from, to }) => to > from, { path: ['to'], message: 'It ends before it begins.' })
const spansSchema = z.strictObject({
  kind: z.literal('spans').meta({ description: 'What lasts from when to when, on one scale that starts at zero.' }),
  ...chartFields,
  unit: unitField,
  every: z
    .exactOptional(z.int().min(1))
    .meta({ description: 'How far apart the lines of the scale are: 7 for weeks on a scale of days. It may be left out.' }),
  spans: listField(spanSchema, 2, 8).meta({ description: 'What is compared, from the top.' }),
})

const momentsSchema = z
  .strictObject({
    kind: z.literal('moments').meta({ description: 'Times of one morning around the start of the shift, true to scale.' }),
    ...chartFields,
    start: z
      .strictObject({
        time: clockField.meta({ description: 'When the shift begins, like "06:00".' }),
        label: textField(24, 'it stands on the line of time').meta({ description: 'What the line calls the start of the shift.' }),
      })
      .meta({ description: 'The start of the shift.' }),
    moments: listField(
      z.strictObject({
        time: clockField.meta({ description: 'When it happens, like "05:42".' }),
        label: textField(80, 'it stands beside the line of time').meta({ description: 'What happens at that time.' }),
      }),
      3,
      10,
    ).meta({ description: 'The moments, in order.' }),
  })
  .refine(({ moments: all }) => all.every(({ time }, index) => index === 0 || time >= (all[index - 1]?.time ?? '')), {
    path: ['moments'],
    message: 'List the moments in order of time.',
  })

const EVENTS = ['tardy', 'earlyDeparture', 'unplannedAbsence', 'noCallNoShow'] as const
const pointsSchema = z.strictObject({
  kind: z.literal('points').meta({ description: 'Running totals of points from one day to another. The example policy works them out.' }),
  ...chartFields,
  from: dayField.meta({ description: 'The first day of the figure, like 2026-03-09.' }),
  to: dayField.meta({ description: 'The last day of the figure, like 2026-09-30.' }),
  people: listField(
    z.strictObject({
      name: textField(24).meta({ description: 'The person: an invented name.' }),
      note: textField(60, 'it stands above a line').meta({ description: 'What there is to see in this person’s line.' }),
      events: listField(
        z.strictObject({
          type: z.enum(EVENTS).meta({ description: 'What happened. The example policy gives the points for it.' }),
          protected: z
            .boolean()
            .default(false)
            .meta({ description: 'true when the events are protected: they are on record and cost nothing.' }),
          days: z.array(dayField).min(1).meta({ description: 'The days on which it happened, each like 2026-03-09.' }),
        }),
        1,
        6,
      ).meta({ description: 'The person’s events, those of one kind together.' }),
    }),
    1,
    4,
  ).meta({ description: 'The people, a line for each.' }),
})

/** The map of places takes its data from src/content/state-rules.yaml. */
const placesSchema = z.strictObject({
  kind: z
    .literal('places')
    .meta({ description: 'What states and cities say of points, one tile for each. The tiles come from src/content/state-rules.yaml.' }),
  ...chartFields,
})

export const articleChartSchema = z.discriminatedUnion('kind', [barsSchema, spansSchema, momentsSchema, pointsSchema, placesSchema])

export type ChartData = z.output<typeof articleChartSchema>
export type ChartOf<Kind extends ChartData['kind']> = Extract<ChartData, { kind: Kind }>
