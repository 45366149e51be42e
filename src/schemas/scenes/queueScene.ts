/** A month of HR's reviews. The numbers come from models/policy/workedExamples/reviewLoad.ts, and the labels stand here. */
import { z } from 'zod'
import { calculateReviewLoad } from '#src/models/policy/workedExamples/reviewLoad.ts'
import { labelField, pictureDescriptionField, sampleField, textField } from '../fields/fields.ts'
import { checkDescription } from '../fields/pictureDescription.ts'

const shortTextField = textField(26, 'it stands inside a bar')

export const queueSchema = z
  .strictObject({
    describe: pictureDescriptionField,
    sample: sampleField.default(false).meta({ description: 'Left out, it means false: a worked example with assumptions invents nobody.' }),
    title: labelField.meta({ description: 'Which example this is.' }),
    reports: shortTextField.meta({ description: 'What the number of reviews counts, beside it.' }),
    hours: shortTextField.meta({ description: 'What the hours are, beside them.' }),
    oneByOne: shortTextField.meta({ description: 'When it would be the hours of the broken line.' }),
    groups: z
      .strictObject({
        sickTime: shortTextField.meta({ description: 'Reports that accrued sick time covers.' }),
        listed: shortTextField.meta({ description: 'Transportation and weather, listed together.' }),
        caseMatch: shortTextField.meta({ description: 'Reports that fit an open intermittent-leave case.' }),
        single: shortTextField.meta({ description: 'All other reports.' }),
        noShows: shortTextField.meta({ description: 'No-call/no-shows.' }),
      })
      .meta({ description: 'The five groups of reports, by name.' }),
  })
  .superRefine((picture, context) => {
    const { reviews, minutes, minutesOneByOne } = calculateReviewLoad()
    checkDescription(picture, context, [reviews, Math.round(minutes / 60), Math.round(minutesOneByOne / 60)])
  })
