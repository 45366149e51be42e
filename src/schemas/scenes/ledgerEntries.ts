/** An employee's events in a picture, and the rule that its total is the example policy's: for the ledger and the portal. */
import { z } from 'zod'
import { standing } from '../../lib/anywhere/attendance/attendancePolicy'
import { EXAMPLE_POLICY } from '../../site/policy/examplePolicy'
import { day, many, text } from '../fields'

export const ledgerFields = {
  /** The day on which the picture is taken. */
  asOf: day,
  total: z.number(),
  entries: many(
    z.strictObject({
      day,
      type: z.enum(['tardy', 'earlyDeparture', 'unplannedAbsence']),
      title: text(40),
      /** As in lib/anywhere/attendance/attendancePolicy.ts. */
      protection: z.enum(['none', 'pending', 'protected']),
    }),
    2,
    6,
  ),
}
const events = z.object(ledgerFields)

/** Refuses a picture whose total the example policy would not give on its day, roll-off for perfect attendance included. */
export function checkLedger({ asOf, total, entries }: z.infer<typeof events>, context: z.RefinementCtx): void {
  const { points } = standing(
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
