/** A PDF guide: one file each in content/guides. */
import { z } from 'zod'
import { WORKED_UNITS, withResults, workedRows } from '../lib/build/guide/workedExample'
import { amount, describe, figure, heading, label, link, many, sample, text } from './fields'

const prose = text(900, 'a paragraph in a guide has at most eight lines or so')

const item = text(360, 'make two points of it')

const cell = text(320, 'a cell of a table is a sentence or two')

const titled = z.strictObject({ title: label, text: prose })

const table = z
  .strictObject({
    kind: z.literal('table'),
    columns: many(text(50), 2, 5),
    rows: many(z.array(cell), 1, 24),
    /** The last column holds amounts. */
    hasAmounts: z.exactOptional(z.boolean()),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'Each row needs as many cells as there are columns.',
  })

/** Nothing that follows from other lines is typed: lib/build/guide/workedExample.ts works it out. */
const example = z
  .strictObject({
    kind: z.literal('example'),
    label,
    title: heading,
    text: prose,
    columns: z.tuple([label, label, label]),
    lines: many(
      z.strictObject({
        id: z.string().regex(/^\w+$/, 'A line’s name is one word: other lines and the note refer to it.'),
        label: text(120),
        unit: z.exactOptional(z.enum(WORKED_UNITS)),
        digits: z.exactOptional(z.number().int().min(0).max(3)),
        value: z.exactOptional(amount()),
        is: z.exactOptional(text(80)),
      }),
      3,
      14,
    ),
    note: prose,
  })
  .superRefine(({ lines, note }, context) => {
    try {
      withResults(note, workedRows(lines))
    } catch (error) {
      context.addIssue({ code: 'custom', path: ['lines'], message: (error as Error).message })
    }
  })

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: label }),
  z.strictObject({ kind: z.literal('text'), text: prose }),
  z.strictObject({ kind: z.literal('list'), items: many(item, 2, 10) }),
  /** Boxes to tick. */
  z.strictObject({ kind: z.literal('checklist'), items: many(item, 2, 12) }),
  /** Numbered. */
  z.strictObject({ kind: z.literal('steps'), items: many(titled, 2, 9) }),
  /** What happens when, along a rail. */
  z.strictObject({ kind: z.literal('rail'), items: many(titled.extend({ when: text(24) }), 2, 10) }),
  /** Each with its title in the margin. */
  z.strictObject({ kind: z.literal('entries'), items: many(titled, 1, 8) }),
  z.strictObject({ kind: z.literal('links'), items: many(link, 1, 8) }),
  z.strictObject({ kind: z.literal('figures'), items: many(figure, 2, 4) }),
  z.strictObject({ kind: z.literal('callout'), tone: z.enum(['law', 'caution', 'note']), label, text: prose }),
  z.strictObject({
    kind: z.literal('chart'),
    /** Whether its counts are invented, as in scenes. */
    sample: z.exactOptional(z.boolean()),
    title: label,
    unit: text(60),
    most: z.number().positive(),
    describe,
    bars: many(z.strictObject({ label: text(20), value: z.number().min(0, 'A bar starts at zero.') }), 2, 14),
  }),
  table,
  example,
])

/** Also the page on the example policy, in every guide. */
export const chapter = z.strictObject({
  title: heading,
  lede: z.exactOptional(text(260)),
  /** Otherwise it begins where the one before it ends, if there is room. */
  startsPage: z.exactOptional(z.boolean()),
  blocks: many(block, 1, 24),
})

export const guide = z.strictObject({
  title: text(70, 'it is set large on the cover'),
  subtitle: text(220),
  /** For whom it is, and when it was last reviewed against the law. */
  audience: text(160),
  board: z
    .strictObject({
      sample,
      caption: text(120),
      rows: many(z.tuple([text(8), label, text(20)]), 3, 4),
    })
    .refine((board) => !board.sample || /sample/i.test(board.caption), {
      path: ['caption'],
      message: 'The board is a sample, so its caption says so: “Sample board of …”.',
    }),
  /** Ends with the page on the example policy that all guides for industries share. */
  withPolicy: z.boolean(),
  chapters: many(chapter, 4, 12),
})
