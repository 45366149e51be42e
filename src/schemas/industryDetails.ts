/** The section of an industry page with what only its buyers need, in words. One component draws each kind. */
import { z } from 'zod'
import { heading, label, many, paragraph, sample, sampleProblem, saysItsSample, text } from './fields'

const shared = {
  heading,
  lede: paragraph.meta({ description: 'One or two sentences under the heading.' }),
  sample,
  note: text(160).meta({ description: 'The small print below. While this is a sample, it says so.' }),
}
const tone = z
  .enum(['go', 'hold', 'stop', 'plain'])
  .meta({ description: 'The mark of the cell: go for yes, hold for not yet, stop for no, plain for none.' })
const cell = z.union([
  text(90, 'a cell is a few words').transform((words) => ({ words, tone: 'plain' as const })),
  z.strictObject({ words: text(90, 'a cell is a few words').meta({ description: 'What the cell says.' }), tone }),
])

const grid = z
  .strictObject({
    kind: z.literal('grid').meta({ description: 'A table whose cells may be marked: stations and benches, units and minimums.' }),
    ...shared,
    columns: many(label, 2, 6).meta({ description: 'The heads of the columns. The first one is over the heads of the rows.' }),
    rows: many(
      z.strictObject({
        head: label.meta({ description: 'What the row is about.' }),
        cells: many(cell, 1, 5).meta({ description: 'A cell for each further column: its words, or words with a mark.' }),
      }),
      2,
      10,
    ).meta({ description: 'The rows, from the top.' }),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length - 1), {
    path: ['rows'],
    message: 'Each row needs a head and a cell for every further column.',
  })

const calendar = z.strictObject({
  kind: z.literal('calendar').meta({ description: 'Weeks that count down to a date.' }),
  ...shared,
  weeks: many(
    z.strictObject({
      week: label.meta({ description: 'Which week it is.' }),
      title: label.meta({ description: 'What is done in that week.' }),
      text: text(160).meta({ description: 'One or two sentences on it.' }),
    }),
    3,
    10,
  ).meta({ description: 'The weeks, from the first.' }),
})

const step = z.strictObject({
  title: label.meta({ description: 'What is done at that moment.' }),
  text: text(160).meta({ description: 'One or two sentences on it.' }),
})
const lanes = z.strictObject({
  kind: z.literal('lanes').meta({ description: 'One event on its way through two departments at once.' }),
  ...shared,
  lanes: many(label, 2, 2).meta({ description: 'The names of the two departments.' }),
  moments: many(
    z
      .strictObject({
        when: text(14).meta({ description: 'When it happens.' }),
        first: z.exactOptional(step).meta({ description: 'What the first department does then. Left out, nothing.' }),
        second: z.exactOptional(step).meta({ description: 'What the second department does then. Left out, nothing.' }),
      })
      .refine(({ first, second }) => first || second, 'At this moment nobody does anything: write "first", "second" or both.'),
    3,
    12,
  ).meta({ description: 'The moments, in order.' }),
})

export const industryDetail = z.discriminatedUnion('kind', [grid, calendar, lanes]).refine(saysItsSample, sampleProblem)

export type IndustryDetail = z.output<typeof industryDetail>
