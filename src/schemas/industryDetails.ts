/** The one section in which an industry page shows what only its buyers have: each kind is drawn by one component. */
import { z } from 'zod'
import { describe, heading, label, many, paragraph, sample, text } from './fields'

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
const lanes = z.strictObject({
  kind: z.literal('lanes'),
  ...shared,
  lanes: many(z.strictObject({ title: label, steps: many(z.strictObject({ when: text(24), title: label, text: text(160) }), 2, 6) }), 2, 2),
})

/** Places and who can reach whom; `x` and `y` are percent of the map. */
const percent = z.number().min(0, 'The map begins at 0.').max(100, 'The map ends at 100.')
const map = z
  .strictObject({
    kind: z.literal('map'),
    ...shared,
    describe,
    stores: many(
      z.strictObject({
        id: text(8),
        name: text(24),
        x: percent,
        y: percent,
        state: text(30),
        tone: z.enum(['go', 'hold', 'stop', 'plain']),
      }),
      3,
      9,
    ),
    roads: many(z.strictObject({ from: text(8), to: text(8), label: text(12) }), 1, 12),
  })
  .refine(({ stores, roads }) => roads.every(({ from, to }) => [from, to].every((id) => stores.some((store) => store.id === id))), {
    path: ['roads'],
    message: 'A road begins or ends at a store that is not on the map.',
  })

export const industryDetail = z.discriminatedUnion('kind', [grid, calendar, lanes, map])
