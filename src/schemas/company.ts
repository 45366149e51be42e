/** Pages about the service and who stands behind it: team, comparison, industries, data security. */
import { z } from 'zod'
import { PORTRAIT_NAMES } from '../lib/anywhere/pictureNames'
import { MEASURE_STATUSES, REVIEW_CYCLES, STANDARD_STATUSES } from '../lib/anywhere/securityStatuses'
import { anchor, card, closing, entry, figure, heading, hero, label, link, many, meta, paragraph, sample, text } from './fields'
import { flow } from './scenes'

export const team = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  sample,
  members: many(
    z.strictObject({
      id: anchor,
      name: label,
      title: label,
      bio: text(240, 'it stands under a portrait'),
      /** One of the drawn people; null shows the initials on a tile. */
      portrait: z.enum(PORTRAIT_NAMES).nullable(),
    }),
    1,
    24,
  ),
})

/** The overview, and what each industry's page has in common: its two buttons. */
export const industriesOverview = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  closing,
  page: z.strictObject({ demo: label, guide: label }),
})

const alternatives = 5

export const comparison = z.strictObject({
  meta,
  hero,
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

const statusCard = { text: paragraph }

export const dataSecurity = z.strictObject({
  meta,
  hero,
  scene: flow,
  features: z.strictObject({
    id: anchor,
    heading,
    items: many(z.strictObject({ title: label, ...statusCard, status: z.enum(MEASURE_STATUSES) }), 2, 8),
  }),
  compliance: z.strictObject({
    heading,
    items: many(
      z.strictObject({
        standard: label,
        ...statusCard,
        status: z.enum(STANDARD_STATUSES),
        cycle: z.enum(REVIEW_CYCLES),
      }),
      2,
      8,
    ),
    note: paragraph,
  }),
  lists: many(z.strictObject({ title: heading, items: many(text(160), 2, 10) }), 1, 4),
  response: z.strictObject({ id: anchor, heading, items: many(entry, 2, 4) }),
  documents: z.strictObject({ id: anchor, heading, items: many(card, 1, 6) }),
  /** Before the cycle in which a standard is reviewed. */
  review: label,
  callHeading: heading,
  call: label,
})
