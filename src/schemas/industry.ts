/** An industry page. Its file's name is its address; the overview and the home page draw from it too. Its guide lies in content/guides. */
import { z } from 'zod'
import { WORKPLACE_NAMES } from '../lib/anywhere/pictureNames'
import { closingWords } from './closing'
import { card, clock, entry, figure, heading, hero, label, link, many, meta, paragraph, text } from './fields'
import { industryDetail } from './industryDetails'
import { industryExhibit } from './industryExhibits'
import { board, scene } from './scenes/scenes'
import { gateProblem, hasItsGate, stepFields } from './stepFields'

/** Sections that each page has, and those that it may have. */
const NEEDED = ['challenges', 'solutions', 'results', 'feature', 'quote'] as const
const OPTIONAL = ['exhibit', 'detail', 'steps', 'questions'] as const
const look = z.enum(['ruled', 'rows', 'ledger', 'messages', 'beside'])

export const industry = z
  .strictObject({
    name: label,
    /** Place in lists, from 1. */
    position: z.number().int('Write a whole number.').min(1),
    meta,
    /** For the overview and the home page's cards. */
    summary: text(110, 'it stands on a card'),
    hero: hero.omit({ primary: true, secondary: true }),
    board,
    /** The place that is drawn above the board, at the board's time. */
    workplace: z.enum(WORKPLACE_NAMES),
    challenges: z.strictObject({ heading, lede: z.exactOptional(paragraph), look, items: many(entry, 3, 6) }),
    solutions: z.strictObject({ heading, lede: z.exactOptional(paragraph), look, items: many(card, 3, 6) }),
    results: z.strictObject({ heading, look: z.enum(['deck', 'sheet']), figures: many(figure, 2, 4), list: many(text(140), 1, 6) }),
    feature: z.strictObject({ heading, text: paragraph, points: many(text(120), 1, 6), action: link, scene }),
    /** A sample until it is replaced: a quote by an invented customer. */
    quote: z
      .strictObject({
        sample: z.boolean(),
        look: z.enum(['band', 'margin', 'workplace']),
        /** For the look "workplace": the time at which it is drawn, with everyone there. */
        clock: z.exactOptional(clock),
        quote: text(220),
        role: label,
        company: label,
      })
      .refine((quote) => (quote.look === 'workplace') === (quote.clock !== undefined), {
        path: ['clock'],
        message: 'The look "workplace" has a time, "clock", at which everyone is there; others have none.',
      }),
    /** What only this industry could show, drawn from its data. */
    exhibit: z.exactOptional(industryExhibit),
    /** What only these buyers have, in words. */
    detail: z.exactOptional(industryDetail),
    steps: z.exactOptional(z.strictObject({ heading, lede: paragraph, ...stepFields }).refine(hasItsGate, gateProblem)),
    questions: z.exactOptional(
      z.strictObject({
        heading,
        questions: many(
          z.strictObject({ question: text(110).endsWith('?', 'A question ends with a question mark.'), answer: text(520) }),
          2,
          10,
        ),
      }),
    ),
    closing: closingWords,
    /** Each page makes its argument in its own order. */
    order: z.array(z.enum([...NEEDED, ...OPTIONAL])),
  })
  .superRefine(({ board: { clock: written, rows } }, context) => {
    if (!/^([01]\d|2[0-3]):[0-5]\d(?!\d)/.test(written))
      context.addIssue({
        code: 'custom',
        path: ['board', 'clock'],
        message: 'The clock begins with a time like 05:31: the sky over the page follows it.',
      })
    if (rows.filter(({ becomes }) => becomes).length !== 1)
      context.addIssue({
        code: 'custom',
        path: ['board', 'rows'],
        message: 'One row, and no other, has "becomes": the drawn workplace has one empty station.',
      })
  })
  .superRefine((page, context) => {
    const wanted = [...NEEDED, ...OPTIONAL.filter((name) => page[name] !== undefined)]
    if (
      new Set(page.order).size === page.order.length &&
      page.order.length === wanted.length &&
      wanted.every((name) => page.order.includes(name))
    )
      return
    context.addIssue({ code: 'custom', path: ['order'], message: `Name each of these once, in the order you want: ${wanted.join(', ')}.` })
  })
