/** One review, drawn as a sheet with the deadlines of the law, which are calculated from its days. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { calculateDeadlineSpans, listReviewDays, NOTICE_DEADLINES } from '#src/models/policy/noticeDeadlines.ts'
import { clockField, dayField, textField } from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'
import { deckDrawingFields } from './blockFields.ts'

const noticeSchema = withExampleFigures(
  z.strictObject({
    name: textField(24, 'it stands in a narrow column').meta({ description: 'The name of the notice, or of what is waited for.' }),
    rule: textField(70, 'it stands in a narrow column').meta({ description: 'The time that the law gives, with its paragraph.' }),
    stamp: textField(24, 'it stands on a stamp').meta({ description: 'What the stamp says, without its day.' }),
  }),
)
const stampDayField = dayField.meta({ description: 'The day of the stamp.' })
const entryFields = {
  time: clockField.meta({ description: 'The time at which it happened.' }),
  said: withExampleFigures(textField(24, 'it stands in a narrow column')).meta({ description: 'What happened at that time.' }),
}

export const reviewSheetSchema = z
  .strictObject({
    ...deckDrawingFields,
    report: z
      .strictObject({
        day: dayField.meta({ description: 'The day of the report: the sheet begins with it.' }),
        ...entryFields,
        opened: z.strictObject(entryFields).meta({ description: 'When HR opened the review, on the same day.' }),
      })
      .meta({ description: 'The report that the review is about.' }),
    stamps: z
      .strictObject({ eligibility: stampDayField, certification: stampDayField, designation: stampDayField })
      .meta({ description: 'When the notice was sent, the certification was complete and HR decided.' }),
    clocks: z
      .strictObject({
        eligibility: noticeSchema.meta({ description: 'The notice that HR sends after the report, and asks for the certification with.' }),
        certification: noticeSchema.meta({ description: 'The certification that the employee brings.' }),
        designation: noticeSchema.meta({ description: 'The notice of what HR has decided.' }),
      })
      .meta({ description: 'The three clocks of the law. How long each runs comes from the example policy.' }),
    words: z
      .strictObject({
        due: textField(8, 'it stands before a day').meta({ description: 'The word before the last day of a clock.' }),
        points: textField(30).meta({ description: 'What the line of zeros counts.' }),
      })
      .meta({ description: 'The words of the drawing.' }),
  })
  .superRefine(({ describe, report, stamps, clocks }, context) => {
    checkDescription({ describe, report, clocks }, context, [listReviewDays(report.day, stamps).length, NOTICE_DEADLINES.length])
    const spans = calculateDeadlineSpans(report.day, stamps)
    for (const deadline of NOTICE_DEADLINES) {
      const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['stamps', deadline], message })
      if (stamps[deadline] < spans[deadline].from) wrong(`The clock begins on ${spans[deadline].from}: the stamp cannot be earlier.`)
      if (stamps[deadline] > spans[deadline].due) wrong(`That is too late: the law leaves until ${spans[deadline].due}.`)
    }
  })

export type ReviewSheetContent = z.output<typeof reviewSheetSchema>
