/** The board of a shift: the scene, and the board on the first screen of an industry. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { shiftStatusField } from '../blocks/shiftStatus.ts'
import { clockField, clockOrNoneField, listField, pictureDescriptionField, textField } from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'
import { replyField, sampleByDefaultField } from './sceneFields.ts'

const statusField = shiftStatusField.meta({
  description: 'The status of the shift. “pending” is a report that waits for HR, “late” one that came after the notice time.',
})

const nextStatusSchema = z.strictObject({
  status: statusField,
  person: textField(40).meta({ description: 'Who takes the shift: an invented name.' }),
})
const boardRowSchema = z.strictObject({
  time: clockOrNoneField.meta({ description: 'When the shift begins, or "--:--" where there is none yet.' }),
  role: textField(40).meta({ description: 'The spot on the shift.' }),
  person: textField(40).meta({ description: 'Who was due: an invented name.' }),
  channel: textField(30).meta({ description: 'How the report came in, such as Text · Español.' }),
  status: statusField,
  becomes: z.exactOptional(nextStatusSchema).meta({
    description:
      'What the row turns into while the visitor looks: its new status, and who takes the shift. Left out, the row stays as it is.',
  }),
})
const boardRows = { description: 'The rows of the board, from the top.' }
export const uncheckedBoardSchema = z.strictObject({
  title: textField(60).meta({ description: 'Which line or unit, which shift and which day.' }),
  time: clockField.meta({ description: 'The time of the board: it stands beside the title.' }),
  label: textField(12).meta({ description: 'The word after the time, such as live.' }),
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
export const checkBoard = (board: Board, context: z.RefinementCtx) => {
  const lastStatuses = board.rows.map(({ status, becomes }) => becomes?.status ?? status)
  checkDescription(
    board,
    context,
    lastStatuses.map((status) => lastStatuses.filter((other) => other === status).length),
  )
}
export const boardSchema = withExampleFigures(uncheckedBoardSchema.superRefine(checkBoard))
const followUpField = textField(34, 'it is one line of a narrow column')
const industryRowSchema = boardRowSchema
  .extend({
    reported: clockField.meta({
      description: 'When the report came in: before the time of the board. An evening hour such as "21:00" is the evening before.',
    }),
    followUp: z.exactOptional(followUpField).meta({
      description:
        'What the supervisor is told has been done since, such as “4 asked at 04:14”. Left out, that whoever was due comes: only a covered row may leave it out.',
    }),
    becomes: z
      .exactOptional(
        nextStatusSchema
          .omit({ status: true })
          .extend({ followUp: followUpField.meta({ description: 'What has been done by then, such as “4 asked, yes at 04:29”.' }) })
          .transform((next) => ({ status: 'covered' as const, ...next })),
      )
      .meta({
        description:
          'Who takes the shift while the visitor looks, and how that came about: the row turns covered. Left out, the row stays as it is.',
      }),
  })
  .refine(({ status, followUp }) => status === 'covered' || followUp !== undefined, {
    path: ['followUp'],
    message: 'Say what has been done since the report, such as “4 asked at 04:14”.',
  })
/**
 * The board of an industry's first screen, which also says when each report came and what was done since. Only its rows are a picture, and
 * what is read aloud is made from them.
 */
export const industryBoardSchema = uncheckedBoardSchema
  .pick({ title: true, time: true, sample: true })
  .extend({ rows: withExampleFigures(listField(industryRowSchema, 1, 8)).meta(boardRows) })
