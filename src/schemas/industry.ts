/** An industry page. Its file's name is its address; the overview, the home page and the PDF guide draw from it too. */
import { z } from 'zod'
import { card, entry, figure, heading, hero, label, link, many, meta, paragraph, text } from './fields'
import { board, scene } from './scenes'

const INDUSTRY_BLOCKS = ['challenges', 'solutions', 'results', 'feature', 'quote'] as const

export const industry = z.strictObject({
  name: label,
  /** Place in lists, from 1. */
  position: z.number().int('Write a whole number.').min(1),
  meta,
  /** For the overview and the home page's cards. */
  summary: text(110, 'it stands on a card'),
  hero: hero.omit({ primary: true, secondary: true }),
  board,
  challenges: z.strictObject({ heading, lede: z.exactOptional(paragraph), items: many(entry, 3, 6) }),
  solutions: z.strictObject({ heading, items: many(card, 3, 6) }),
  results: z.strictObject({ heading, figures: many(figure, 2, 4), list: many(text(120), 1, 6) }),
  feature: z.strictObject({ heading, text: paragraph, points: many(text(120), 1, 6), action: link, scene }),
  /** A sample until it is replaced: a quote by an invented customer. */
  quote: z.strictObject({ sample: z.boolean(), quote: text(220), role: label, company: label }),
  closing: z.strictObject({ heading, text: paragraph }),
  /** Each page makes its argument in its own order. */
  order: z
    .array(z.enum(INDUSTRY_BLOCKS))
    .refine((order) => new Set(order).size === INDUSTRY_BLOCKS.length && order.length === INDUSTRY_BLOCKS.length, {
      message: `Name each of these once, in the order you want: ${INDUSTRY_BLOCKS.join(', ')}.`,
    }),
})
