/**
 * Pictures of the product, drawn from data. The kinds are a closed list: illustrations/scenes/ScenePicture.tsx has one component for each.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one list of kinds
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { shiftStatusField } from '../blocks/shiftStatus.ts'
import {
  clockField,
  clockOrNoneField,
  countField,
  eachPlaceholderTextField,
  kindField,
  labelField,
  listField,
  pictureDescriptionField,
  sampleField,
  textField,
} from '../fields/fields.ts'
import { checkBarsShown, checkDescription } from '../fields/pictureDescription.ts'
import { dashboardSchema } from './dashboardScene.ts'
import { escalationSchema } from './escalationScene.ts'
import { checkLedger, ledgerFields, withTotal } from './ledgerEntries.ts'
import { portalSchema } from './portalScene.ts'
import { queueSchema } from './queueScene.ts'
import { skillsSchema } from './skillsScene.ts'

/** Pictures are samples unless they say `sample: false`. */
const sampleByDefaultField = sampleField
  .default(true)
  .meta({ description: 'Whether people and counts in the picture are invented, which its small print then says. Left out, it means true.' })
const langField = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'Write a language code such as es, vi or ht.')
  .meta({
    description: 'The language of the text as a code such as es, vi or ht, so that screen readers pronounce it. Left out, it is English.',
  })
const statusField = shiftStatusField.meta({
  description: 'The state of the shift. “pending” is a report that waits for HR, “late” one that came after the notice time.',
})
const replyField = z.exactOptional(z.boolean()).meta({ description: 'true for a message from the line, drawn on the other side.' })

const nextStateSchema = z.strictObject({
  status: statusField,
  person: textField(40).meta({ description: 'Who takes the shift: an invented name.' }),
})
const boardRowSchema = z.strictObject({
  time: clockOrNoneField.meta({ description: 'When the shift begins, like "06:00", or "--:--" where there is none yet.' }),
  role: textField(40).meta({ description: 'The spot on the shift.' }),
  person: textField(40).meta({ description: 'Who was due: an invented name.' }),
  channel: textField(30).meta({ description: 'How the report came in, such as Text · Español.' }),
  status: statusField,
  becomes: z.exactOptional(nextStateSchema).meta({
    description:
      'What the row turns into while the visitor looks: its new state, and who takes the shift. Left out, the row stays as it is.',
  }),
})
const boardRows = { description: 'The rows of the board, from the top.' }
const uncheckedBoardSchema = z.strictObject({
  title: textField(60).meta({ description: 'Which line or unit, which shift and which day.' }),
  timeLabel: textField(20).meta({ description: 'The small line beside the title: the time of the board, such as 05:31 live.' }),
  describe: pictureDescriptionField,
  sample: sampleByDefaultField,
  compact: z.exactOptional(z.boolean()).meta({ description: 'true draws fewer columns, for narrow places.' }),
  rows: listField(boardRowSchema, 1, 8).meta(boardRows),
  messages: z
    .exactOptional(
      listField(
        z.strictObject({
          from: textField(40).meta({ description: 'Who sends the message.' }),
          text: textField(160).meta({ description: 'The message, as it is read on a phone.' }),
          reply: replyField,
        }),
        1,
        6,
      ),
    )
    .meta({ description: 'Messages beside the board. They may be left out.' }),
})
type Board = { describe: string; rows: readonly { status: string; becomes?: { status: string } }[] }
/** Checks a board, whose sentence may also count its rows as they are in the end. */
const checkBoard = (board: Board, context: z.RefinementCtx) => {
  const last = board.rows.map(({ status, becomes }) => becomes?.status ?? status)
  checkDescription(
    board,
    context,
    last.map((state) => last.filter((other) => other === state).length),
  )
}
export const boardSchema = uncheckedBoardSchema.superRefine(checkBoard)
const followUpField = textField(34, 'it is one line of a narrow column')
/** The board of an industry's first screen, which also says when each report came and what was done since. */
export const industryBoardSchema = uncheckedBoardSchema
  .omit({ compact: true })
  .extend({
    rows: withExampleFigures(
      listField(
        boardRowSchema.extend({
          reported: clockField.meta({ description: 'When the report came in, like "04:12".' }),
          followUp: followUpField.meta({
            description:
              'What the supervisor is told has been done since, such as “4 asked at 04:14”. For someone who comes: that nothing changes.',
          }),
          becomes: z
            .exactOptional(
              nextStateSchema.extend({
                followUp: followUpField.meta({ description: 'What has been done by then, such as “4 asked, yes at 04:29”.' }),
              }),
            )
            .meta({
              description:
                'What the row turns into while the visitor looks: its new state, who takes the shift and how that came about. Left out, the row stays as it is.',
            }),
        }),
        1,
        8,
      ),
    ).meta(boardRows),
  })
  .superRefine(checkBoard)
export const threadSchema = z
  .strictObject({
    title: textField(70).meta({ description: 'Which line, which workplace and which shift.' }),
    describe: pictureDescriptionField,
    sample: sampleByDefaultField,
    messages: listField(
      z.strictObject({
        text: textField(200).meta({ description: 'The message, in the language it was sent in.' }),
        lang: z.exactOptional(langField),
        note: z
          .exactOptional(textField(110))
          .meta({ description: 'In English, below a message in another language: what it says, or in which language it was sent.' }),
        reply: replyField,
        time: clockOrNoneField.meta({ description: 'When the message came, like "11:36".' }),
      }),
      1,
      8,
    ).meta({ description: 'The messages, from the first.' }),
  })
  .superRefine((picture, context) => checkDescription(picture, context))

/** The policy calculates points, states and the total. */
const rowTextField = textField(24, 'it stands in a row of the ledger')
export const ledgerSchema = z
  .strictObject({
    ...kindField('ledger', 'The points of one employee. The points, the states and the total come from the example policy.'),
    employee: labelField.meta({ description: 'The employee: an invented name.' }),
    sample: sampleByDefaultField,
    ...ledgerFields,
    words: z
      .strictObject({
        window: eachPlaceholderTextField(32, 'months', 'day').meta({
          description: 'Which months the ledger is of. {months} and {day}, the last one, are filled in.',
        }),
        counted: rowTextField.meta({ description: 'What is said of an event that counts.' }),
        never: rowTextField.meta({ description: 'What is said of an event that never counts.' }),
        total: rowTextField.meta({ description: 'Before the sum of the points.' }),
      })
      .meta({ description: 'What the ledger says. Of an event that waits for HR it says what every board says.' }),
  })
  .superRefine(checkLedger)
  .transform(withTotal)

export const flowSchema = z
  .strictObject({
    describe: pictureDescriptionField,
    sample: sampleField.default(false).meta({ description: 'Left out, it means false: nobody in a procedure is invented.' }),
    steps: listField(
      z.strictObject({
        when: textField(20).meta({ description: 'When the step happens.' }),
        title: textField(60).meta({ description: 'What happens at this step.' }),
        state: textField(30).meta({ description: 'The state after the step, in a word or two.' }),
        tone: z
          .enum(['hold', 'go', 'plain'])
          .meta({ description: 'The color of the state: hold while it waits, go when it is done, plain without color.' }),
      }),
      2,
      8,
    ).meta({ description: 'The steps, in order.' }),
  })
  .superRefine((picture, context) => checkDescription(picture, context))

const callSchema = z
  .strictObject({
    caller: textField(60).meta({ description: 'Who calls: an invented name.' }),
    language: textField(30).meta({ description: 'The language of the call.' }),
    time: clockField.meta({ description: 'When the call came, like "04:12".' }),
    describe: pictureDescriptionField,
    sample: sampleByDefaultField,
    fields: listField(
      z.strictObject({
        label: labelField.meta({ description: 'The name of the field.' }),
        value: textField(60).meta({ description: 'What was answered.' }),
      }),
      2,
      8,
    ).meta({ description: 'The fields that the agent fills in, from the top.' }),
  })
  .superRefine((picture, context) => checkDescription(picture, context))

export const broadcastSchema = z
  .strictObject({
    audience: textField(60).meta({ description: 'Who gets the message, by what they have in common.' }),
    text: textField(200).meta({ description: 'The message, as it is read on a phone.' }),
    sent: countField().meta({ description: 'How many people it was sent to. The answers add up to it.' }),
    describe: pictureDescriptionField,
    sample: sampleByDefaultField,
    channels: listField(
      z.strictObject({
        name: labelField.meta({ description: 'The channel, such as SMS.' }),
        delivered: countField().meta({ description: 'How many it reached on this channel.' }),
      }),
      1,
      5,
    ).meta({ description: 'How many it reached on each channel.' }),
    answers: listField(
      z.strictObject({
        label: labelField.meta({ description: 'What they answered.' }),
        count: countField().meta({ description: 'How many gave this answer.' }),
      }),
      1,
      5,
    ).meta({ description: 'The answers, with those who have not answered yet as one of them.' }),
    words: z
      .strictObject({
        to: textField(16, 'it stands in a row with the audience').meta({
          description: 'Before the audience: that the message goes to them.',
        }),
      })
      .meta({ description: 'What the message says beside its data.' }),
  })
  .refine(({ sent, answers }) => answers.reduce((sum, answer) => sum + answer.count, 0) === sent, {
    path: ['answers'],
    message: 'The answers, "no answer yet" included, do not add up to the number of people it was sent to.',
  })
  .superRefine((picture, context) => checkDescription(picture, context))

export const chartSchema = z
  .strictObject({
    title: textField(80).meta({ description: 'What the chart shows.' }),
    unit: textField(60).meta({ description: 'What the bars count.' }),
    most: countField().meta({ description: 'Where the axis ends. No bar is higher.' }),
    describe: pictureDescriptionField,
    sample: sampleByDefaultField,
    bars: listField(
      z.strictObject({
        label: textField(12).meta({ description: 'The name of the bar, under it.' }),
        value: z.number().min(0, 'A bar starts at zero: write 0 or more.').meta({ description: 'How much the bar shows.' }),
      }),
      2,
      14,
    ).meta({ description: 'The bars, from the left.' }),
  })
  .refine(({ most, bars }) => bars.every(({ value }) => value <= most), {
    path: ['most'],
    message: 'A bar is higher than the end of the axis: raise "most".',
  })
  .superRefine((picture, context) => checkBarsShown(picture, context, [picture.most / 2, picture.most]))

const boardKindField = kindField(
  'board',
  'The board of a shift: who was due, how each report came in, and which spots are open or covered.',
)
const threadSceneSchema = threadSchema.safeExtend(kindField('thread', 'A conversation by text between an employee and the line.'))
const broadcastSceneSchema = broadcastSchema.safeExtend(
  kindField('broadcast', 'A message to many: who gets it, how many it reached and what they answered.'),
)
const growing = [
  boardSchema.safeExtend(boardKindField),
  threadSceneSchema,
  flowSchema.safeExtend(kindField('flow', 'A procedure step by step, with the state after each.')),
] as const

export const growingSceneSchema = z
  .discriminatedUnion('kind', growing)
  .meta({ description: 'The picture of the walk-through, which grows with its captions. “kind” says which picture it is.' })

/** The pictures that fit a card. A board has fewer columns there, and nothing beside it. */
export const cardSceneSchema = z
  .discriminatedUnion('kind', [
    threadSceneSchema,
    ledgerSchema,
    broadcastSceneSchema,
    uncheckedBoardSchema.omit({ compact: true, messages: true }).extend(boardKindField).superRefine(checkBoard),
  ])
  .meta({ description: 'The picture of the product in a card, drawn from the data here. “kind” says which picture it is.' })

export const sceneSchema = z
  .discriminatedUnion('kind', [
    ...growing,
    ledgerSchema,
    callSchema.safeExtend(kindField('call', 'A call to the hotline, with the fields that the agent fills in.')),
    broadcastSceneSchema,
    chartSchema.safeExtend(kindField('chart', 'Bars that start at zero.')),
    dashboardSchema.safeExtend(kindField('dashboard', 'The counts of some weeks at one workplace. Every rate is worked out from them.')),
    escalationSchema.safeExtend(
      kindField('escalation', 'Who is told when a report is late or missing. The times come from the example policy.'),
    ),
    portalSchema,
    queueSchema.safeExtend(
      kindField(
        'queue',
        'A month of HR’s reviews as they shrink to hours. The numbers come from the worked example of the review workload.',
      ),
    ),
    skillsSchema.safeExtend(kindField('skills', 'Who is signed off on which machine, and who is asked when one of them is open.')),
  ])
  .meta({ description: 'The picture of the product, drawn from the data here. “kind” says which picture it is.' })

export type SceneChoice = z.output<typeof sceneSchema>
export type SceneOf<Kind extends SceneChoice['kind']> = Extract<SceneChoice, { kind: Kind }>
// Figures in a picture are examples. On an industry's board, only the rows belong to the picture.
for (const picture of [
  sceneSchema,
  growingSceneSchema,
  cardSceneSchema,
  boardSchema,
  threadSchema,
  ledgerSchema,
  flowSchema,
  broadcastSchema,
  dashboardSchema,
])
  withExampleFigures(picture)
