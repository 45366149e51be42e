/** Why Choose Us: the service beside five kinds of alternative. */
import { z } from 'zod'
import { disagreements, REACHES } from '../lib/anywhere/comparison/reach'
import { closing } from './closing'
import { anchor, describe, entry, figure, heading, hero, label, link, many, meta, paragraph, text } from './fields'
import { board, flow } from './scenes/scenes'

/** The specification's five competitors; sections/comparison/alternatives.css chooses among as many. */
const ALTERNATIVES = 5

const steps = z.strictObject({ none: text(16), hand: text(16), part: text(16), full: text(16) })
const cell = z.strictObject({
  says: text(24, 'it is set large, on the first screen'),
  reach: z.enum(REACHES, `Say how far this goes: ${REACHES.join(', ')}.`),
})
const row = z.strictObject({
  feature: text(32, 'it stands above a line'),
  product: text(34, 'it is set large, on the first screen'),
  values: z.array(cell).length(ALTERNATIVES, `Write ${ALTERNATIVES} values, in the order of the alternatives.`),
  advantage: text(70),
})

const table = z
  .strictObject({
    heading,
    lede: paragraph,
    feature: label,
    product: label,
    question: label,
    more: label,
    steps,
    alternatives: z
      .array(z.strictObject({ name: text(20, 'it stands on a button'), phrase: text(24, 'it is one line of the headline') }))
      .length(ALTERNATIVES, `Name ${ALTERNATIVES} kinds of alternative.`),
    rows: many(row, 5, 15),
  })
  .superRefine(({ rows }, context) => {
    for (const says of disagreements(rows.flatMap(({ values }) => values)))
      context.addIssue({
        code: 'custom',
        path: ['rows'],
        message: `“${says}” goes one way in one cell and another way in another: give it one reach, or say what differs.`,
      })
  })

export const comparison = z.strictObject({
  meta,
  hero: hero.extend({
    primary: link,
    secondary: link,
    heading: heading.refine((words) => words.split('{kind}').length === 2, 'Write {kind} once, where the chosen alternative is named.'),
  }),
  opening: z.strictObject({
    choose: label,
    rows: describe.refine((words) => words.includes('{tool}'), 'Write {tool} where the alternative is named.'),
    tally: label.refine((words) => words.includes('{tool}') && words.includes('{counts}'), 'Write {tool} and {counts} where they belong.'),
    rule: paragraph,
  }),
  board,
  strip: z.strictObject({ heading }),
  advantages: z.strictObject({ id: anchor, heading, items: many(entry, 3, 9) }),
  comparison: table,
  guarantee: z.strictObject({ heading, text: paragraph, points: many(text(120), 1, 5) }),
  guaranteeScene: flow,
  results: z.strictObject({ heading, figures: many(figure, 2, 4), list: many(text(120), 1, 6) }),
  team: link,
  closing,
})
