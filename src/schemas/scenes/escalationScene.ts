/** Who is told when a report is late or missing. Stages are the policy's (site/policy/escalation.ts), so no time is typed. */
import { z } from 'zod'
import { ESCALATION_STAGES, isLate } from '../../site/policy/escalation'
import { clock, describe, label, many, sample, text } from '../fields'

const stage = z.enum(ESCALATION_STAGES)

export const escalation = z
  .strictObject({
    sample,
    title: label,
    describe,
    /** Start of the shift. */
    start: clock,
    /** When the late report came: after the notice time, before the shift. */
    lateReport: clock,
    lanes: many(
      z.strictObject({
        who: text(24),
        steps: many(
          z
            .strictObject({
              from: stage,
              /** The last stage that it lasts through. */
              until: z.exactOptional(stage),
              title: text(48),
              text: z.exactOptional(text(110)),
              /** Who gets the alert next: another lane. */
              next: z.exactOptional(many(text(24), 1, 2)),
              tone: z.enum(['hold', 'stop', 'go', 'plain']),
            })
            .refine(({ from, until = from }) => ESCALATION_STAGES.indexOf(until) >= ESCALATION_STAGES.indexOf(from), {
              path: ['until'],
              message: 'This ends before it begins.',
            }),
          1,
          4,
        ).refine(
          (steps) =>
            steps.every(
              ({ from }, index) =>
                index === 0 ||
                ESCALATION_STAGES.indexOf(from) > ESCALATION_STAGES.indexOf(steps[index - 1]?.until ?? steps[index - 1]?.from ?? from),
            ),
          'Two steps of one lane are in the same stage: write them in the order of time.',
        ),
      }),
      3,
      6,
    ),
  })
  .refine(
    ({ lanes }) =>
      lanes.every(({ who, steps }) =>
        steps.every(({ next = [] }) => next.every((name) => name !== who && lanes.some((lane) => lane.who === name))),
      ),
    {
      path: ['lanes'],
      message: 'A step hands over to someone who has no lane: "next" names another lane by its "who".',
    },
  )
  .refine(({ lateReport, start }) => isLate(lateReport, start), {
    path: ['lateReport'],
    message: 'This report is not late: a late one comes after the notice time and before the shift.',
  })
