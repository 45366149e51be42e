/** A year of points on the policy's ladder: the events, and the words around them. What they cost is the policy's. */
import { z } from 'zod'
import { expiryDay } from '../../lib/anywhere/attendance/attendancePolicy'
import { blanksOf } from '../../lib/anywhere/fillIn'
import { placeOf } from '../../lib/anywhere/year/yearOfPoints'
import { EXAMPLE_POLICY } from '../../site/policy/examplePolicy'
import { day, describe, label, many, sample, text } from '../fields'

/** A short text in which exactly these places are filled in. */
const fill = (most: number, ...places: string[]) =>
  text(most).refine((written) => blanksOf(written).toSorted().join() === places.toSorted().join(), {
    message: places.length ? `Write each of these once: ${places.map((name) => `{${name}}`).join(', ')}.` : 'Nothing is filled in here.',
  })
const onSlab = text(16, 'it stands on a slab')

const words = z.strictObject({
  describe,
  note: fill(100),
  price: z.strictObject({ heading: text(30, 'it stands beside the price'), less: label, more: label, most: fill(80) }),
  move: z.strictObject({
    heading: text(40, 'it stands beside the event that is moved'),
    drag: fill(60),
    which: label,
    earlier: label,
    later: label,
    names: z.strictObject({ tardy: label, earlyDeparture: label, unplannedAbsence: label }),
    moved: fill(40, 'event', 'day'),
    back: text(24, 'it stands in a row with the event that is moved'),
  }),
  result: z.strictObject({
    end: fill(40, 'sum'),
    none: fill(60),
    step: fill(70, 'day', 'step'),
    last: fill(90, 'day'),
  }),
  types: z.strictObject({ tardy: onSlab, earlyDeparture: onSlab, unplannedAbsence: onSlab }),
  lastYear: fill(24, 'day'),
  expires: z.strictObject({ short: text(10), day: fill(16, 'day'), window: fill(24, 'months') }),
  review: z.strictObject({ title: text(14), text: fill(34), short: text(12) }),
  decides: text(14),
  table: z.strictObject({
    caption: label,
    day: label,
    event: label,
    points: label,
    total: label,
    pending: fill(50, 'type'),
    expiry: fill(50, 'type', 'day'),
  }),
})

const event = z.strictObject({
  day,
  type: z.enum(['tardy', 'earlyDeparture', 'unplannedAbsence']),
  protection: z.enum(['none', 'pending', 'protected']),
})

const fields = z.strictObject({
  kind: z.literal('year'),
  year: z.number().int().min(2000).max(2100),
  sample,
  events: many(event, 3, 9),
  words,
})

/** Refuses what the drawing has no place for, in sentences. */
function checkYear({ year: drawn, events }: z.output<typeof fields>, context: z.RefinementCtx): void {
  const wrong = (index: number, message: string) => context.addIssue({ code: 'custom', path: ['events', index, 'day'], message })
  for (const [index, { day }] of events.entries()) {
    if (events.findIndex((one) => one.day === day) !== index) wrong(index, 'Two events on one day: each slab has one label.')
    if (placeOf(day, drawn) >= placeOf(`${drawn + 1}-01-01`, drawn)) wrong(index, `This day is after ${drawn}.`)
    if (placeOf(expiryDay(day, EXAMPLE_POLICY.windowMonths), drawn) <= 0) wrong(index, `Its point has expired before ${drawn} begins.`)
  }
}

export const yearOpening = fields
  .superRefine(checkYear)
  .transform(({ events, ...rest }) => ({ ...rest, events: events.map((one) => ({ ...one, id: one.day })) }))
