/** What an article's cover shows: one glyph from the article's own numbers, drawn by illustrations/cover/. */
import { z } from 'zod'
import { amount, clock, many, number, text } from './fields'

const fromZero = number.min(0, 'The scale begins at 0.')
const size = amount(fromZero)
const caption = text(34, 'it stands above the picture')
const rises = (steps: readonly { value: number }[]) =>
  steps.every(({ value }, index) => index === 0 || value > (steps[index - 1]?.value ?? 0))

/** A currency's sign. */
const before = z.exactOptional(z.string().max(2))
const sizes = (longest: number, where: string) => many(z.strictObject({ value: size, label: text(longest, where), before }), 2, 5)
const threshold = (longest: number, where: string) => z.strictObject({ value: size, label: text(longest, where) })
const whole = number.int('What is counted is whole.').min(1, 'A group has something in it.')
const counted = (longest: number, where: string) => z.strictObject({ count: amount(whole), label: text(longest, where) })
/** Towers as high as their numbers, from 0. */
const towers = z.strictObject({ kind: z.literal('towers'), caption, bars: sizes(12, 'it stands under a tower') })
/** Thresholds as stairs, from 0; they rise. */
const stairs = z.strictObject({
  kind: z.literal('stairs'),
  caption,
  steps: many(threshold(12, 'it stands on a stair'), 2, 4).refine(rises, 'Stairs rise: name the thresholds from the lowest.'),
})
/** Numbers of very different size, one below the other. */
const notice = z.strictObject({
  kind: z.literal('notice'),
  caption,
  rows: many(z.strictObject({ value: size, label: text(20, 'it stands before its number'), before }), 2, 3),
})
/** Sums as slips of paper as long as they are, from 0. */
const receipts = z.strictObject({
  kind: z.literal('receipts'),
  caption,
  slips: many(z.strictObject({ value: size, label: text(14, 'it stands on a slip'), before }), 2, 3),
})
/** A building with a window for each thing counted, in the color of its kind. */
const windows = z.strictObject({ kind: z.literal('windows'), caption, groups: many(counted(22, 'it stands in the key'), 1, 5) })
/** Parts of wholes: houses with a window for each of the whole, and a lamp in those that count. */
const lit = z.strictObject({
  kind: z.literal('lit'),
  caption,
  houses: many(
    z
      .strictObject({
        lit: amount(fromZero.int('Windows are whole.')),
        of: amount(whole.max(108, 'A house has 108 windows at most.')),
        label: text(8),
      })
      .refine(({ lit, of }) => lit <= of, { path: ['lit'], message: 'No more windows are lit than the house has.' }),
    2,
    2,
  ),
})
/** Birds on the wires of a telephone line, a wire for each kind. */
const wires = z.strictObject({
  kind: z.literal('wires'),
  caption,
  groups: many(
    z.strictObject({ count: amount(whole.max(12, 'A wire has room for 12.')), label: text(20, 'it stands over its wire') }),
    2,
    3,
  ),
})
/** Parts that follow on each other: a wagon for each unit. */
const train = z.strictObject({
  kind: z.literal('train'),
  caption,
  groups: many(counted(16, 'it stands over its first wagon'), 2, 5).refine(
    (groups) => groups.reduce((sum, { count }) => sum + count, 0) <= 16,
    'A train has 16 wagons at most.',
  ),
})
/** Numbers of people from which something holds: a crew with its marks. */
const heads = z.strictObject({
  kind: z.literal('heads'),
  caption,
  marks: many(z.strictObject({ value: amount(whole.max(50, 'A crew has 50 heads at most.')), label: text(10) }), 2, 2).refine(
    rises,
    'Name the marks from the lowest.',
  ),
})
/** Times that begin together, in one unit, from the shortest. */
const arcs = z.strictObject({
  kind: z.literal('arcs'),
  caption,
  spans: many(z.strictObject({ value: amount(whole.max(60, 'The ruler has 60 notches at most.')), label: text(12) }), 2, 3).refine(
    rises,
    'Name the times from the shortest.',
  ),
})
/** Least share of the whole time between two moments: their labels stand side by side. */
const APART = 0.2
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** Moments of one morning, in proportion. */
const moments = z
  .strictObject({
    kind: z.literal('moments'),
    caption,
    moments: many(z.strictObject({ time: clock, label: text(16) }), 2, 4),
  })
  .refine(
    ({ moments }) => {
      const at = moments.map(({ time }) => minutes(time))
      const span = (at.at(-1) ?? 0) - (at[0] ?? 0)
      return at.every((time, index) => index === 0 || time - (at[index - 1] ?? 0) >= span * APART)
    },
    { path: ['moments'], message: 'Name the moments in their order, none closer to the next than a fifth of the whole time.' },
  )

/** Minutes of one hour, on a clock. */
const dial = z.strictObject({
  kind: z.literal('dial'),
  caption,
  moments: many(z.strictObject({ time: clock, label: text(15, 'it stands beside the clock') }), 2, 4).refine(
    (moments) =>
      moments.every(
        ({ time }, index) =>
          index === 0 || (minutes(time) > minutes(moments[index - 1]?.time ?? '') && time.slice(0, 2) === moments[0]?.time.slice(0, 2)),
      ),
    'Name the moments in their order, all of one hour.',
  ),
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
