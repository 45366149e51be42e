/** A feature page: a first screen, then blocks in the order in which the editor lists them. */
import { z } from 'zod'
import { closing } from './closing'
import { destination } from './destination'
import { anchor, card, figure, heading, hero, label, link, many, meta, paragraph, text } from './fields'
import { opening } from './opening/opening'
import { scene } from './scenes/scenes'
import { gateProblem, hasItsGate, stepFields } from './stepFields'
import { uniqueIds } from './uniqueIds'

const section = { id: anchor, heading }

/** The kinds of block, each drawn by one component of sections/feature or sections/shared. */
const featureBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cards'), ...section, look: z.enum(['ruled', 'ledger', 'messages']), items: many(card, 2, 9) }),
  /** The fields themselves are the policy's (site/policy/policy.ts). */
  z.strictObject({ kind: z.literal('record'), ...section, lede: paragraph }),
  z.strictObject({ kind: z.literal('steps'), ...section, lede: z.exactOptional(paragraph), ...stepFields }).refine(hasItsGate, gateProblem),
  /** The two ladders are the policy's. */
  z.strictObject({ kind: z.literal('ladders'), ...section, lede: paragraph }),
  z.strictObject({
    kind: z.literal('replaces'),
    ...section,
    before: label,
    after: label,
    rows: many(z.strictObject({ before: text(120), after: text(120) }), 2, 8),
  }),
  z.strictObject({ kind: z.literal('figures'), ...section, figures: many(figure, 2, 4), note: z.exactOptional(paragraph) }),
  z.strictObject({
    kind: z.literal('split'),
    ...section,
    text: paragraph,
    points: many(text(120), 1, 6),
    action: link,
    flip: z.exactOptional(z.boolean()),
    scene,
  }),
  /** A picture over the whole width. */
  z.strictObject({ kind: z.literal('showcase'), ...section, text: paragraph, action: z.exactOptional(link), scene }),
  z.strictObject({
    kind: z.literal('questions'),
    ...section,
    questions: many(
      z.strictObject({ question: text(110).endsWith('?', 'A question ends with a question mark.'), answer: paragraph }),
      2,
      8,
    ),
  }),
  z.strictObject({
    kind: z.literal('reading'),
    heading,
    links: many(
      z.strictObject({ title: heading, text: text(110), to: destination }).transform(({ to, ...rest }) => ({ ...rest, href: to })),
      1,
      4,
    ),
  }),
])

export const feature = z.strictObject({
  meta,
  hero,
  opening,
  blocks: many(featureBlock, 3, 12).superRefine(uniqueIds),
  closing,
})
