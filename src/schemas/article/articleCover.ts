/** What an article's cover shows: one glyph from the article's own numbers, drawn by illustrations/cover/, or a photograph. */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one list of kinds
import { z } from 'zod'
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { amountField, clockField, fromZeroField, kindField, listField, numberField, textField } from '../fields/fields.ts'
import { createCaptionField, pictureFields } from '../fields/pictureFields.ts'

const captionField = textField(34, 'it stands above the picture').meta({ description: 'What the picture counts, in a few words above it.' })
const rises = (steps: readonly { value: number }[]) =>
  steps.every(({ value }, index) => index === 0 || value > (steps[index - 1]?.value ?? 0))

/** @param place where the label stands, and what it says @param why what a longer one breaks */
const placedLabelField = (max: number, description: string, why?: string) => textField(max, why).meta({ description })
const beforeField = z
  .exactOptional(z.string().max(2))
  .meta({ description: 'The sign before the number, such as $. Left out, there is none.' })
const valueField = amountField(fromZeroField).meta({ description: 'The number as the article states it, or a token that gives it.' })
const createSizeSchema = (label: z.ZodString) => z.strictObject({ value: valueField, label, before: beforeField })
const wholeNumberField = numberField.int('Write a whole number.').min(1, 'Write 1 or more: a group has something in it.')
const howManyField = (within: z.ZodNumber) =>
  amountField(within).meta({ description: 'How many there are: a whole number of the article, or a token that gives it.' })
const createCountedSchema = (label: z.ZodString, within = wholeNumberField) => z.strictObject({ count: howManyField(within), label })

const towersSchema = z.strictObject({
  ...kindField('towers', 'Sizes: towers as high as their numbers, from zero.'),
  caption: captionField,
  bars: listField(createSizeSchema(placedLabelField(12, 'Under the tower: what the number is.', 'it stands under a tower')), 2, 5).meta({
    description: 'The towers, from the left.',
  }),
})
const stairLabelField = placedLabelField(12, 'On the stair, below its number: what happens from there.', 'it stands on a stair')
const stairsSchema = z.strictObject({
  ...kindField('stairs', 'Sizes: thresholds as stairs, from zero. They rise.'),
  caption: captionField,
  steps: listField(z.strictObject({ value: valueField, label: stairLabelField }), 2, 4)
    .refine(rises, 'Stairs rise: list the thresholds, the lowest first.')
    .meta({ description: 'The thresholds, the lowest first.' }),
})
const noticeSchema = z.strictObject({
  ...kindField('notice', 'Sizes: numbers that are far apart, one below the other.'),
  caption: captionField,
  rows: listField(createSizeSchema(placedLabelField(20, 'Before the number: what it is.', 'it stands before its number')), 2, 3).meta({
    description: 'The numbers, from the top.',
  }),
})
const receiptsSchema = z.strictObject({
  ...kindField('receipts', 'Sizes: sums as slips of paper, as long as the sums are.'),
  caption: captionField,
  slips: listField(
    createSizeSchema(placedLabelField(14, 'On the slip, above its sum: which sum it is.', 'it stands on a slip')),
    2,
    3,
  ).meta({
    description: 'The slips, from the left.',
  }),
})
const windowsSchema = z.strictObject({
  ...kindField('windows', 'Counts: a building with a window for each thing counted, in the color of its kind.'),
  caption: captionField,
  groups: listField(
    createCountedSchema(placedLabelField(22, 'In the key, after the number: what is counted.', 'it stands in the key')),
    1,
    5,
  ).meta({
    description: 'The kinds of windows.',
  }),
})
const houseSchema = z
  .strictObject({
    lit: amountField(fromZeroField.int('Write a whole number of windows.')).meta({ description: 'How many windows are lit.' }),
    of: amountField(wholeNumberField.max(108, 'A house has 108 windows at most.')).meta({
      description: 'How many windows the house has, up to 108.',
    }),
    label: placedLabelField(8, 'Names the house, below it and in lower case: “of 96, before”.'),
  })
  .refine(({ lit, of }) => lit <= of, { path: ['lit'], message: 'More windows are lit than the house has: "lit" is at most "of".' })
const litSchema = z.strictObject({
  ...kindField('lit', 'Parts of wholes: two houses with a window for each of the whole, and a lamp in those that count.'),
  caption: captionField,
  houses: listField(houseSchema, 2, 2).meta({ description: 'The two houses.' }),
})
const wireLabelField = placedLabelField(20, 'At the end of the wire, after the number: what is counted.', 'it stands over its wire')
const wiresSchema = z.strictObject({
  ...kindField('wires', 'Counts: birds on the wires of a telephone line, a wire for each kind.'),
  caption: captionField,
  groups: listField(createCountedSchema(wireLabelField, wholeNumberField.max(12, 'A wire has room for 12.')), 2, 3).meta({
    description: 'The wires, from the top, each with up to 12 birds.',
  }),
})
const wagonLabelField = placedLabelField(
  16,
  'Above the first wagon of the part, or the last one of the last part.',
  'it stands over its first wagon',
)
const trainSchema = z.strictObject({
  ...kindField('train', 'Counts: parts that follow on each other, as a train with a wagon for each unit.'),
  caption: captionField,
  groups: listField(createCountedSchema(wagonLabelField), 2, 5)
    .refine((groups) => groups.reduce((sum, { count }) => sum + count, 0) <= 16, 'A train has 16 wagons at most.')
    .meta({ description: 'The parts, from the first. Together they have up to 16 wagons.' }),
})
const markSchema = z.strictObject({
  value: howManyField(wholeNumberField.max(50, 'A crew has 50 heads at most.')),
  label: placedLabelField(10, 'After the number of people: what holds from there.'),
})
const headsSchema = z.strictObject({
  ...kindField('heads', 'Counts: how many people a rule needs to apply, as a crew in rows that is colored up to each of two marks.'),
  caption: captionField,
  marks: listField(markSchema, 2, 2)
    .refine(rises, 'List the marks, the lowest first.')
    .meta({ description: 'The two marks, the lowest first.' }),
})
const spanSchema = z.strictObject({
  value: howManyField(wholeNumberField.max(60, 'The ruler has 60 notches at most.')),
  label: placedLabelField(12, 'Under the number, where the arc ends: what takes that long.'),
})
const arcsSchema = z.strictObject({
  ...kindField('arcs', 'Time: how long things take that begin together, in one unit, as arcs over a ruler.'),
  caption: captionField,
  spans: listField(spanSchema, 2, 3)
    .refine(rises, 'List the times, the shortest first.')
    .meta({ description: 'The times, the shortest first, each up to 60.' }),
})
/** The smallest share of the whole time between two moments, because their labels stand side by side. */
const MIN_GAP_SHARE = 0.2

const timeField = clockField.meta({ description: 'When it happens.' })
const momentsSchema = z
  .strictObject({
    ...kindField('moments', 'Time: moments of one morning, in proportion.'),
    caption: captionField,
    moments: listField(
      z.strictObject({ time: timeField, label: placedLabelField(16, 'At the top of the pole of its moment: what happens.') }),
      2,
      4,
    ).meta({
      description: 'The moments, in order, none too close to the next.',
    }),
  })
  .refine(
    ({ moments }) => {
      const at = moments.map(({ time }) => minuteOf(time))
      const span = (at.at(-1) ?? 0) - (at[0] ?? 0)
      return at.every((time, index) => index === 0 || time - (at[index - 1] ?? 0) >= span * MIN_GAP_SHARE)
    },
    { path: ['moments'], message: 'List the moments in order of time, none closer to the next than a fifth of the whole time.' },
  )

const dialSchema = z.strictObject({
  ...kindField('dial', 'Time: minutes of one hour, on a clock.'),
  caption: captionField,
  moments: listField(
    z.strictObject({
      time: timeField,
      label: placedLabelField(15, 'Beside the clock, after the time: what happens.', 'it stands beside the clock'),
    }),
    2,
    4,
  )
    .refine(
      (moments) =>
        moments.every(
          ({ time }, index) =>
            index === 0 || (minuteOf(time) > minuteOf(moments[index - 1]?.time ?? '') && time.slice(0, 2) === moments[0]?.time.slice(0, 2)),
        ),
      'List the moments in order of time, all of one hour.',
    )
    .meta({ description: 'The moments, in order, all of one hour.' }),
})

const photoSchema = z.strictObject({
  ...kindField('photo', 'A picture file, such as a photograph, cut to 16 by 9 around its middle.'),
  ...pictureFields,
  caption: createCaptionField(80).meta({
    description: 'A line under the picture in the article, such as who took it. It may be left out.',
  }),
})

export const articleCoverSchema = z.discriminatedUnion('kind', [
  towersSchema,
  stairsSchema,
  noticeSchema,
  receiptsSchema,
  windowsSchema,
  litSchema,
  wiresSchema,
  trainSchema,
  headsSchema,
  arcsSchema,
  momentsSchema,
  dialSchema,
  photoSchema,
])

export type CoverGlyph = Exclude<z.output<typeof articleCoverSchema>, { kind: 'photo' }>
