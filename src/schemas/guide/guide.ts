/** A PDF guide: one file each in content/guides. */
import { z } from 'zod'
import { shiftStatusField } from '../blocks/shiftStatus.ts'
import { eachPlaceholderTextField, labelField, listField, reviewDayField, sampleField, textField } from '../fields/fields.ts'
import { chapterSchema } from './guideChapter.ts'

/** On a cover: the status of a shift, or a text in a row that is not about a shift. */
const coverStatusSchema = z.union(
  [shiftStatusField, z.strictObject({ text: textField(20).meta({ description: 'What the row says in place of a status.' }) })],
  `Write the status of a shift (${shiftStatusField.options.join(', ')}), or { text: … } where the row is about no shift.`,
)

const hasExample = (chapters: readonly z.output<typeof chapterSchema>[]) =>
  chapters.some(({ blocks }) => blocks.some(({ kind }) => kind === 'example'))

export const guideSchema = z.strictObject({
  title: textField(70, 'it is set large on the cover').meta({ description: 'The title, set large on the cover.' }),
  subtitle: textField(220).meta({ description: 'What the guide gives its reader, in a sentence under the title.' }),
  audience: eachPlaceholderTextField(160, 'lastReviewed').meta({
    description: 'For whom it is, and when it was last reviewed: {lastReviewed} is the day below. It stands on the cover.',
  }),
  lastReviewed: reviewDayField.meta({ description: 'The day on which someone last checked it against the law that it cites.' }),
  board: z
    .strictObject({
      sample: sampleField,
      caption: textField(120).meta({
        description: 'What the board shows, under it. While it is a sample, this says so: Sample board of ….',
      }),
      rows: listField(z.tuple([textField(8), labelField, coverStatusSchema]), 3, 4).meta({
        description:
          'The rows: time, spot and status. The status of a shift is covered, calledOff, pending (for HR) or late; what is no shift has { text: … } there, with what it says.',
      }),
    })
    .refine((board) => !board.sample || /sample/i.test(board.caption), {
      path: ['caption'],
      message: 'The board is a sample, so its caption says so: “Sample board of …”.',
    })
    .refine((board) => board.sample || !/sample/i.test(board.caption), {
      path: ['caption'],
      message: 'The board is real, so its caption does not call it a sample: “Board of …”.',
    })
    .meta({ description: 'The small shift board on the cover.' }),
  chapters: listField(chapterSchema, 4, 12)
    .refine(hasExample, 'A guide works an example out: write a block of the kind “example”.')
    .meta({ description: 'The chapters, in order. The PDF has six pages at least.' }),
})
