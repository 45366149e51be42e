/** Pictures of the product, drawn from data. The kinds are a closed list: one for each component of `illustrations/`. */
import { z } from 'zod'
import { clockOrNone, count, describe, label, many, sample, text } from '../fields'
import { dashboard } from './dashboardScene'
import { escalation } from './escalationScene'
import { checkLedger, ledgerFields } from './ledgerEntries'
import { portal } from './portalScene'

/** Invented people and counts, as in every picture that does not say `sample: false`. */
const sampled = sample.default(true)
/** Marked up in the language it is in, so that screen readers pronounce it. */
const lang = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Write a language code such as es, vi or ht.')
/** The states of a shift; "Late report" is one that came after the notice time. */
const status = z.enum(['Covered', 'Called off', 'HR review', 'Late report'])

export const board = z.strictObject({
  title: text(60),
  clock: text(20),
  describe,
  sample: sampled,
  /** Fewer columns. */
  compact: z.exactOptional(z.boolean()),
  rows: many(
    z.strictObject({
      time: clockOrNone,
      role: text(40),
      person: text(40),
      channel: text(30),
      status,
      becomes: z.exactOptional(z.strictObject({ status, person: text(40) })),
    }),
    1,
    8,
  ),
  messages: z.exactOptional(many(z.strictObject({ from: text(40), text: text(160), reply: z.exactOptional(z.boolean()) }), 1, 6)),
})

export const thread = z.strictObject({
  title: text(70),
  describe,
  sample: sampled,
  messages: many(
    z.strictObject({
      text: text(200),
      lang: z.exactOptional(lang),
      /** In English, below a message in another language: what it says, or in which language it was sent. */
      note: z.exactOptional(text(110)),
      reply: z.exactOptional(z.boolean()),
      time: clockOrNone,
    }),
    1,
    8,
  ),
})

/** Points, states and the total are the policy's calculation. */
export const ledger = z.strictObject({ employee: label, describe, sample: sampled, ...ledgerFields }).superRefine(checkLedger)

export const flow = z.strictObject({
  describe,
  /** Steps of a procedure: nobody in it is invented. */
  sample: sample.default(false),
  steps: many(z.strictObject({ when: text(20), title: text(60), state: text(30), tone: z.enum(['hold', 'go', 'plain']) }), 2, 8),
})

const call = z.strictObject({
  caller: text(60),
  language: text(30),
  clock: text(20),
  describe,
  sample: sampled,
  fields: many(z.strictObject({ label, value: text(60) }), 2, 8),
})

export const broadcast = z
  .strictObject({
    audience: text(60),
    text: text(200),
    sent: count(),
    describe,
    sample: sampled,
    channels: many(z.strictObject({ name: label, delivered: count() }), 1, 5),
    answers: many(z.strictObject({ label, count: count() }), 1, 5),
  })
  .refine(({ sent, answers }) => answers.reduce((sum, answer) => sum + answer.count, 0) === sent, {
    path: ['answers'],
    message: 'The answers, "no answer yet" included, do not add up to the number of people it was sent to.',
  })

const chart = z
  .strictObject({
    title: text(80),
    unit: text(60),
    most: count(),
    describe,
    sample: sampled,
    bars: many(z.strictObject({ label: text(12), value: z.number().min(0, 'A bar starts at zero.') }), 2, 14),
  })
  .refine(({ most, bars }) => bars.every(({ value }) => value <= most), {
    path: ['most'],
    message: 'A bar is higher than the end of the axis: raise "most".',
  })

const kindOf = <T extends string>(kind: T) => ({ kind: z.literal(kind) })
const growing = [board.extend(kindOf('board')), thread.extend(kindOf('thread')), flow.extend(kindOf('flow'))] as const

/** Pictures that grow step by step, for walk-throughs. */
export const growingScene = z.discriminatedUnion('kind', growing)

/** Any of the pictures, named by its kind. */
export const scene = z.discriminatedUnion('kind', [
  ...growing,
  ledger.safeExtend(kindOf('ledger')),
  call.extend(kindOf('call')),
  broadcast.safeExtend(kindOf('broadcast')),
  chart.safeExtend(kindOf('chart')),
  dashboard.safeExtend(kindOf('dashboard')),
  escalation.safeExtend(kindOf('escalation')),
  portal.safeExtend(kindOf('portal')),
])
