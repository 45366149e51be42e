/** Why Choose Us: the service beside five kinds of alternative. */
import { z } from 'zod'
import { anchor, closing, entry, figure, heading, hero, label, link, many, meta, paragraph, text } from './fields'
import { board, flow } from './scenes/scenes'

const alternatives = 5

export const comparison = z.strictObject({
  meta,
  hero,
  board,
  strip: z.strictObject({ heading }),
  advantages: z.strictObject({ id: anchor, heading, items: many(entry, 3, 9) }),
  comparison: z.strictObject({
    heading,
    lede: paragraph,
    product: label,
    alternatives: z.array(label).length(alternatives, `Name ${alternatives} kinds of alternative.`),
    rows: many(
      z.strictObject({
        feature: label,
        product: label,
        values: z.array(label).length(alternatives, `Write ${alternatives} values, in the order of the alternatives.`),
        advantage: text(70),
      }),
      5,
      15,
    ),
  }),
  guarantee: z.strictObject({ heading, text: paragraph, points: many(text(120), 1, 5) }),
  guaranteeScene: flow,
  results: z.strictObject({ heading, figures: many(figure, 2, 4), list: many(text(120), 1, 6) }),
  team: link,
  closing,
})
