/** The charts of an article, `figures` in its front matter: numbers that its text argues with, drawn by illustrations/chart/ and told as a table. */
import { z } from 'zod'
import { amount, anchor, clock, day, many, number, text } from './fields'

const label = text(44, 'it stands beside a bar, on phones too')
/** What every chart has. */
const chart = {
  id: anchor,
  title: text(80, 'it is read at a glance'),
  caption: text(240, 'a caption says what to see, in a sentence or two').min(30, 'Say what to see in the figure, in a whole sentence.'),
  /** The article’s own worked example, marked as invented; it stays so after the launch, unlike sample content. */
  invented: z.boolean({ error: 'Say whether the numbers are an invented example: invented: true, or invented: false.' }),
  source: z.exactOptional(text(120, 'it stands below the caption')),
}
/** What the zero line counts: "US dollars a month". */
const unit = text(40, 'it names an axis')

const part = z.strictObject({ label: text(36), value: amount(), quiet: z.boolean().default(false) })
const bar = z
  .strictObject({ label, value: amount(number.min(0, 'The scale begins at 0.')), parts: z.array(part).default([]) })
  .refine(({ value, parts }) => parts.length === 0 || Math.abs(parts.reduce((sum, each) => sum + each.value, 0) - value) < 0.005, {
    path: ['parts'],
    message: 'The parts do not add up to the value.',
  })
const bars = z.strictObject({
  kind: z.literal('bars'),
  ...chart,
  unit,
  /** A currency’s sign. */
  before: z.string().max(2).default(''),
  digits: z.int().min(0).max(2).default(0),
  bars: many(bar, 2, 6),
})

const span = z
  .strictObject({ label, from: amount(), to: amount(), told: text(40, 'it stands behind its bar'), quiet: z.boolean().default(false) })
  .refine(({ from, to }) => to > from, { path: ['to'], message: 'It ends before it begins.' })
const spans = z.strictObject({ kind: z.literal('spans'), ...chart, unit, every: z.exactOptional(z.int().min(1)), spans: many(span, 2, 8) })

const moments = z
  .strictObject({
    kind: z.literal('moments'),
    ...chart,
    /** What the shift's start is called on the line, and when it is. */
    start: z.strictObject({ time: clock, label: text(24, 'it stands on the line of time') }),
    moments: many(z.strictObject({ time: clock, label: text(80, 'it stands beside the line of time') }), 3, 10),
  })
  .refine(({ moments: all }) => all.every(({ time }, index) => index === 0 || time >= (all[index - 1]?.time ?? '')), {
    path: ['moments'],
    message: 'Name the moments in their order.',
  })

const EVENTS = ['tardy', 'earlyDeparture', 'unplannedAbsence', 'noCallNoShow'] as const
const points = z.strictObject({
  kind: z.literal('points'),
  ...chart,
  from: day,
  to: day,
  people: many(
    z.strictObject({
      name: text(24),
      note: text(60, 'it stands above a line'),
      /** Days with the same kind of event; `protected` ones are on record and cost nothing. */
      events: many(z.strictObject({ type: z.enum(EVENTS), protected: z.boolean().default(false), days: z.array(day).min(1) }), 1, 6),
    }),
    1,
    4,
  ),
})

/** Drawn from src/site/policy/stateRules.ts. */
const places = z.strictObject({ kind: z.literal('places'), ...chart })

export const articleChart = z.discriminatedUnion('kind', [bars, spans, moments, points, places])
