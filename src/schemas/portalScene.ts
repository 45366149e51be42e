/** What employees see of their own attendance. Points, expiry dates and the total are the policy's calculation. */
import { z } from 'zod'
import { standing } from '../lib/anywhere/attendancePolicy'
import { EXAMPLE_POLICY } from '../site/examplePolicy'
import { describe, label, many, sample, text } from './fields'

const day = z.iso.date({ error: 'Write the day like "2026-11-05".' })

export const portal = z
  .strictObject({
    sample,
    employee: label,
    describe,
    /** The day on which the picture is taken. */
    asOf: day,
    total: z.number(),
    entries: many(
      z.strictObject({
        day,
        type: z.enum(['tardy', 'earlyDeparture', 'unplannedAbsence']),
        title: text(40),
        /** As in lib/anywhere/attendancePolicy.ts. */
        protection: z.enum(['none', 'pending', 'protected']),
      }),
      2,
      6,
    ),
  })
  .superRefine(({ asOf, total, entries }, context) => {
    const events = entries.map((entry, index) => ({ ...entry, id: String(index) }))
    const { points } = standing(events, EXAMPLE_POLICY, asOf)
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
  })
