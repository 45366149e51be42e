/** What an article's cover shows: one glyph from the article's own numbers, drawn by illustrations/cover/. */
import { z } from 'zod'
import { amount, clock, many, number, text } from '../fields/fields.ts'

const fromZero = number.min(0, 'The scale begins at 0: write 0 or more.')
const caption = text(34, 'it stands above the picture').meta({ description: 'What the picture counts, in a few words above it.' })
const rises = (steps: readonly { value: number }[]) =>
  steps.every(({ value }, index) => index === 0 || value > (steps[index - 1]?.value ?? 0))

const before = z.exactOptional(z.string().max(2)).meta({ description: 'The sign before the number, such as $. Left out, there is none.' })
const value = amount(fromZero).meta({ description: 'The number as the article states it, or a token that gives it.' })
const whole = number.int('Write a whole number.').min(1, 'Write 1 or more: a group has something in it.')
const howMany = (within: z.ZodNumber) =>
  amount(within).meta({ description: 'How many there are: a whole number of the article, or a token that gives it.' })
const towers = z.strictObject({
  kind: z.literal('towers').meta({ description: 'Sizes: towers as high as their numbers, from zero.' }),
  caption,
  bars: many(
    z.strictObject({
      value,
      label: text(12, 'it stands under a tower').meta({ description: 'Under the tower: what the number is.' }),
      before,
    }),
    2,
    5,
  ).meta({
    description: 'The towers, from the left.',
  }),
})
const stairs = z.strictObject({
  kind: z.literal('stairs').meta({ description: 'Sizes: thresholds as stairs, from zero. They rise.' }),
  caption,
  steps: many(
    z.strictObject({
      value,
      label: text(12, 'it stands on a stair').meta({ description: 'On the stair, below its number: what happens from there.' }),
    }),
    2,
    4,
  )
    .refine(rises, 'Stairs rise: list the thresholds, the lowest first.')
    .meta({ description: 'The thresholds, the lowest first.' }),
})
const notice = z.strictObject({
  kind: z.literal('notice').meta({ description: 'Sizes: numbers that are far apart, one below the other.' }),
  caption,
  rows: many(
    z.strictObject({
      value,
      label: text(20, 'it stands before its number').meta({ description: 'Before the number: what it is.' }),
      before,
    }),
    2,
    3,
  ).meta({
    description: 'The numbers, from the top.',
  }),
})
const receipts = z.strictObject({
  kind: z.literal('receipts').meta({ description: 'Sizes: sums as slips of paper, as long as the sums are.' }),
  caption,
  slips: many(
    z.strictObject({
      value,
      label: text(14, 'it stands on a slip').meta({ description: 'On the slip, above its sum: which sum it is.' }),
      before,
    }),
    2,
    3,
  ).meta({
    description: 'The slips, from the left.',
  }),
})
const windows = z.strictObject({
  kind: z.literal('windows').meta({ description: 'Counts: a building with a window for each thing counted, in the color of its kind.' }),
  caption,
  groups: many(
    z.strictObject({
      count: howMany(whole),
      label: text(22, 'it stands in the key').meta({ description: 'In the key, after the number: what is counted.' }),
    }),
    1,
    5,
  ).meta({
    description: 'The kinds of windows.',
  }),
})
const lit = z.strictObject({
  kind: z
    .literal('lit')
    .meta({ description: 'Parts of wholes: two houses with a window for each of the whole, and a lamp in those that count.' }),
  caption,
  houses: many(
    z
      .strictObject({
        lit: amount(fromZero.int('Write a whole number of windows.')).meta({ description: 'How many windows are lit.' }),
        of: amount(whole.max(108, 'A house has 108 windows at most.')).meta({ description: 'How many windows the house has, up to 108.' }),
        label: text(8).meta({ description: 'Names the house, below it and in lower case: “of 96, before”.' }),
      })
      .refine(({ lit, of }) => lit <= of, { path: ['lit'], message: 'More windows are lit than the house has.' }),
    2,
    2,
  ).meta({ description: 'The two houses.' }),
})
const wires = z.strictObject({
  kind: z.literal('wires').meta({ description: 'Counts: birds on the wires of a telephone line, a wire for each kind.' }),
  caption,
  groups: many(
    z.strictObject({
      count: howMany(whole.max(12, 'A wire has room for 12.')),
      label: text(20, 'it stands over its wire').meta({ description: 'At the end of the wire, after the number: what is counted.' }),
    }),
    2,
    3,
  ).meta({
    description: 'The wires, from the top, each with up to 12 birds.',
  }),
})
const train = z.strictObject({
  kind: z.literal('train').meta({ description: 'Counts: parts that follow on each other, as a train with a wagon for each unit.' }),
  caption,
  groups: many(
    z.strictObject({
      count: howMany(whole),
      label: text(16, 'it stands over its first wagon').meta({
        description: 'Above the first wagon of the part, or the last one of the last part.',
      }),
    }),
    2,
    5,
  )
    .refine((groups) => groups.reduce((sum, { count }) => sum + count, 0) <= 16, 'A train has 16 wagons at most.')
    .meta({ description: 'The parts, from the first. Together they have up to 16 wagons.' }),
})
const heads = z.strictObject({
  kind: z.literal('heads').meta({ description: 'Counts: numbers of people from which something holds, as marks on a crew.' }),
  caption,
  marks: many(
    z.strictObject({
      value: howMany(whole.max(50, 'A crew has 50 heads at most.')),
      label: text(10).meta({ description: 'After the number of people: what holds from there.' }),
    }),
    2,
    2,
  )
    .refine(rises, 'List the marks, the lowest first.')
    .meta({ description: 'The two marks, the lowest first.' }),
})
const arcs = z.strictObject({
  kind: z.literal('arcs').meta({ description: 'Time: times that begin together, in one unit.' }),
  caption,
  spans: many(
    z.strictObject({
      value: howMany(whole.max(60, 'The ruler has 60 notches at most.')),
      label: text(12).meta({ description: 'Under the number, where the arc ends: what takes that long.' }),
    }),
    2,
    3,
  )
    .refine(rises, 'List the times, the shortest first.')
    .meta({ description: 'The times, the shortest first, each up to 60.' }),
})
/** Least share of the whole time between two moments: their labels stand side by side. */
const APART = 0.2
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const time = clock.meta({ description: 'When it happens, like "05:42".' })
const moments = z
  .strictObject({
    kind: z.literal('moments').meta({ description: 'Time: moments of one morning, in proportion.' }),
    caption,
    moments: many(
      z.strictObject({ time, label: text(16).meta({ description: 'At the top of the pole of its moment: what happens.' }) }),
      2,
      4,
    ).meta({
      description: 'The moments, in order, none too close to the next.',
    }),
  })
  .refine(
    ({ moments }) => {
      const at = moments.map(({ time }) => minutes(time))
      const span = (at.at(-1) ?? 0) - (at[0] ?? 0)
      return at.every((time, index) => index === 0 || time - (at[index - 1] ?? 0) >= span * APART)
    },
    { path: ['moments'], message: 'List the moments in order of time, none closer to the next than a fifth of the whole time.' },
  )

const dial = z.strictObject({
  kind: z.literal('dial').meta({ description: 'Time: minutes of one hour, on a clock.' }),
  caption,
  moments: many(
    z.strictObject({
      time,
      label: text(15, 'it stands beside the clock').meta({ description: 'Beside the clock, after the time: what happens.' }),
    }),
    2,
    4,
  )
    .refine(
      (moments) =>
        moments.every(
          ({ time }, index) =>
            index === 0 || (minutes(time) > minutes(moments[index - 1]?.time ?? '') && time.slice(0, 2) === moments[0]?.time.slice(0, 2)),
        ),
      'List the moments in order of time, all of one hour.',
    )
    .meta({ description: 'The moments, in order, all of one hour.' }),
})

export const articleCover = z.discriminatedUnion('kind', [
  towers,
  stairs,
  notice,
  receipts,
  windows,
  lit,
  wires,
  train,
  heads,
  arcs,
  moments,
  dial,
])

export type CoverGlyph = z.output<typeof articleCover>
