/** How a page ends: four looks, of which each page's content chooses the one that fits. */
import { z } from 'zod'
import { routes } from '../site/routes'
import { clock, describe, heading, link, many, paragraph, sample, text } from './fields'

const words = { heading, text: paragraph }
/** Where the button leads; an industry's page has one for all of them. */
const button = { action: link }

/** The board of a shift to come, whose open row is the call. */
const nextShift = z.strictObject({
  /** Stands on flaps, a tile for each letter. */
  day: z.string().regex(/^[A-Za-z]{3,9}$/, 'Write one word of 3 to 9 letters, like Tomorrow or Saturday: each stands on a tile.'),
  clock,
  title: text(40),
  describe,
  sample: sample.default(true),
  rows: many(z.strictObject({ role: text(40), person: text(40), channel: text(30), status: z.enum(['Covered', 'HR review']) }), 2, 4),
  /** Whose row is open, and for what. */
  open: z.strictObject({ role: text(30), state: text(40) }),
})

const board = z.strictObject({ kind: z.literal('board'), ...words, board: nextShift })
/** The first two fields of the demo form, which the form then has. */
const start = z.strictObject({ kind: z.literal('start'), ...words })
/** The number, large, for readers in a hurry. */
const phone = z.strictObject({ kind: z.literal('phone'), ...words })
/** One line with a link. */
const line = z.strictObject({ kind: z.literal('line'), heading, text: text(160, 'it is one line') })

export const closing = z.discriminatedUnion('kind', [
  board.extend(button),
  start.extend(button).refine(({ action }) => action.href === routes.requestDemo, {
    path: ['action', 'to'],
    message: 'Lead to requestDemo: it is the form there that has these fields.',
  }),
  phone.extend(button),
  line.extend(button),
])
/** The same without a button of its own. */
export const closingWords = z.discriminatedUnion('kind', [board, start, phone, line])

const short = { heading, text: text(160) }
/** Below an article, in its column: no board. */
export const articleClosing = z.discriminatedUnion('kind', [start.extend(short), phone.extend(short), line])
