/** An employee's events in a picture, and the rule that its total is the example policy's: for the ledger and the portal. */
import { z } from 'zod'
import { standingOn } from '../../lib/anywhere/attendance/attendancePolicy'
import { EXAMPLE_POLICY } from '../../site/policy/examplePolicy'
import { day, many, text } from '../fields/fields'

export const ledgerFields = {
  asOf: day.meta({ description: 'The day on which the picture is taken, like "2026-11-05".' }),
  total: z
    .number()
    .meta({ description: 'The points on that day. It is checked against the example policy, and refused with the right number.' }),
  entries: many(
    z.strictObject({
      day: day.meta({ description: 'The day of the event, like "2026-11-05".' }),
      type: z
        .enum(['tardy', 'earlyDeparture', 'unplannedAbsence'])
        .meta({ description: 'What happened. The example policy gives the points for it.' }),
      title: text(40).meta({ description: 'What the row calls it.' }),
      protection: z
        .enum(['none', 'pending', 'protected'])
        .meta({ description: 'none when it counts, pending while HR decides, protected when it never counts.' }),
    }),
    2,
    6,
  ).meta({ description: 'The employee’s events, from the first.' }),
}
const events = z.object(ledgerFields)

/** Refuses a picture whose total the example policy would not give on its day, roll-off for perfect attendance included. */
export function checkLedger({ asOf, total, entries }: z.infer<typeof events>, context: z.RefinementCtx): void {
  const { points } = standingOn(
    entries.map((entry, index) => ({ ...entry, id: String(index) })),
    EXAMPLE_POLICY,
    asOf,
  )
  if (points !== total)
    context.addIssue({ code: 'custom', path: ['total'], message: `The policy gives ${points} points for these events on ${asOf}.` })
  // What no longer counts in full would need a state of its own in the picture.
  const charged = entries.reduce((sum, { type, protection }) => sum + (protection === 'none' ? EXAMPLE_POLICY.points[type] : 0), 0)
  if (charged !== points)
    context.addIssue({
      code: 'custom',
      path: ['entries'],
      message: 'Some of these points have expired or been removed by then: show events that still count in full.',
    })
  if (entries.some((entry) => entry.day > asOf))
    context.addIssue({ code: 'custom', path: ['asOf'], message: 'One of the events is after this day.' })
}
