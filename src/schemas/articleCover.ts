/** What an article's cover shows: one glyph from the article's own numbers, drawn by illustrations/cover/. */
import { z } from 'zod'
import { clock, many, text } from './fields'

/** Tokens give figures as text. */
const amount = z.coerce.number({ error: 'Write a number, or a token that gives one.' }).min(0, 'The scale begins at 0.')
const caption = text(34, 'it stands above the picture')

/** Towers as high as their numbers, from 0. */
const towers = z.strictObject({
  kind: z.literal('towers'),
  caption,
  bars: many(
    z.strictObject({
      value: amount,
      label: text(12, 'it stands under a tower') /** A currency's sign. */,
      before: z.exactOptional(z.string().max(2)),
    }),
    2,
    5,
  ),
})
/** A building with a window for each thing counted, in the color of its kind. */
const windows = z.strictObject({
  kind: z.literal('windows'),
  caption,
  groups: many(z.strictObject({ count: amount.int('Windows are whole.').min(1, 'A group has a window.'), label: text(22) }), 1, 5),
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

export const articleCover = z.discriminatedUnion('kind', [towers, windows, moments])
