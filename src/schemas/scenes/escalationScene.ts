/** Who is told when a report is late or missing. The stages and their times come from models/policy/escalation.ts. */
import { z } from 'zod'
import { ESCALATION_STAGES, isLateReport } from '#src/models/policy/escalation.ts'
import { MANAGER_TIMELINE, NO_SHOW_GUIDANCE, NOTICE_HOURS } from '#src/models/policy/policy.ts'
import {
  clockField,
  eachPlaceholderTextField,
  labelField,
  listField,
  pictureDescriptionField,
  sampleField,
  textField,
} from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'

/** How long the policy gives everyone, in its own minutes and hours. */
const POLICY_TIMES = [
  NOTICE_HOURS,
  ...MANAGER_TIMELINE.flatMap(({ from, to }) => (to === null ? [from] : [from, to])),
  ...NO_SHOW_GUIDANCE.contactHours,
  ...NO_SHOW_GUIDANCE.followUpHours,
]

const stageField = z.enum(ESCALATION_STAGES)

export const escalationSchema = z
  .strictObject({
    sample: sampleField,
    title: labelField.meta({ description: 'What the picture is of.' }),
    describe: pictureDescriptionField,
    start: clockField.meta({ description: 'When the shift begins.' }),
    lateReport: clockField.meta({ description: 'When the late report came: after the notice time, before the shift.' }),
    lanes: listField(
      z.strictObject({
        who: textField(24).meta({ description: 'Who the lane belongs to, such as Supervisor or HR.' }),
        steps: listField(
          z
            .strictObject({
              from: stageField.meta({ description: 'The stage in which it begins. The example policy says when that is.' }),
              until: z
                .exactOptional(stageField)
                .meta({ description: 'The last stage that it lasts through. Left out, it is over in the stage in which it begins.' }),
              title: textField(48).meta({ description: 'What happens at this step.' }),
              text: z.exactOptional(textField(110)).meta({ description: 'One sentence more. It may be left out.' }),
              next: z
                .exactOptional(listField(textField(24), 1, 2))
                .meta({ description: 'Who gets the alert next: another lane, by its “who”.' }),
              tone: z
                .enum(['hold', 'stop', 'go', 'plain'])
                .meta({ description: 'The color: hold while it waits, stop when it is late, go when it is settled, plain without color.' }),
            })
            .refine(({ from, until = from }) => ESCALATION_STAGES.indexOf(until) >= ESCALATION_STAGES.indexOf(from), {
              path: ['until'],
              message: 'This ends before it begins: write the stage of "from", or a later one.',
            }),
          1,
          4,
        )
          .refine(
            (steps) =>
              steps.every(
                ({ from }, index) =>
                  index === 0 ||
                  ESCALATION_STAGES.indexOf(from) > ESCALATION_STAGES.indexOf(steps[index - 1]?.until ?? steps[index - 1]?.from ?? from),
              ),
            'Two steps of one lane are in the same stage: write them in the order of time.',
          )
          .meta({ description: 'What this person or team does, in the order of time.' }),
      }),
      3,
      6,
    ).meta({ description: 'One lane for each person or team, from the top.' }),
    words: z
      .strictObject({
        late: textField(24, 'it stands in a row with the title').meta({ description: 'Before the time of the late report.' }),
        ahead: eachPlaceholderTextField(24, 'minutes').meta({ description: 'How long before the shift it came. {minutes} is filled in.' }),
        scale: textField(20, 'it stands over the names of the lanes').meta({ description: 'That the columns are no scale of time.' }),
        start: textField(16, 'it stands in a column').meta({ description: 'Below the times of the stage in which the shift starts.' }),
      })
      .meta({ description: 'What the picture says around its lanes. Times are the policy’s.' }),
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
  .refine(({ lateReport, start }) => isLateReport(lateReport, start), {
    path: ['lateReport'],
    message: 'This report is not late: a late one comes after the notice time and before the shift.',
  })
  .superRefine((picture, context) => checkDescription(picture, context, POLICY_TIMES))
