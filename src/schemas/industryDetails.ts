/** The section in which an industry page tells what only its buyers have, in words: each kind is drawn by one component. */
import { z } from 'zod'
import { heading, label, many, paragraph, sample, text } from './fields'

const shared = {
  heading,
  lede: paragraph,
  /** Sample names and numbers say so below the picture. */
  sample,
  note: text(160),
}
const tone = z.enum(['go', 'hold', 'stop', 'plain'])
const cell = z.union([
  text(90, 'a cell is a few words').transform((words) => ({ words, tone: 'plain' as const })),
  z.strictObject({ words: text(90, 'a cell is a few words'), tone }),
])

/** A table whose cells may be marked: stations and benches, units and minimums, substitutes and what they hold. */
const grid = z
  .strictObject({
    kind: z.literal('grid'),
    ...shared,
    columns: many(label, 2, 6),
    rows: many(z.strictObject({ head: label, cells: many(cell, 1, 5) }), 2, 10),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1), {
    path: ['rows'],
    message: 'Each row needs a head and a cell for every further column.',
  })

/** Weeks that count down to a date. */
const calendar = z.strictObject({
  kind: z.literal('calendar'),
  ...shared,
  weeks: many(z.strictObject({ week: label, title: label, text: text(160) }), 3, 10),
})

/** One event on its way through two departments at once. */
const step = z.strictObject({ title: label, text: text(160) })
const lanes = z.strictObject({
  kind: z.literal('lanes'),
  ...shared,
  lanes: many(label, 2, 2),
  moments: many(
    z
      .strictObject({ when: text(14), first: z.exactOptional(step), second: z.exactOptional(step) })
      .refine(({ first, second }) => first || second, 'At this moment nobody does anything: write "first", "second" or both.'),
    3,
    12,
  ),
})

export const industryDetail = z.discriminatedUnion('kind', [grid, calendar, lanes])
