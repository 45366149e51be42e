/** Words on the record of a call-off. */
import { z } from 'zod'
import { eachPlaceholderTextField, labelField } from '../../fields/fields.ts'
import { plainTextField } from './plainTextField.ts'

export const morningRecordWordsSchema = z
  .strictObject({
    title: labelField.meta({ description: 'The heading of the record.' }),
    side: labelField.meta({ description: 'The small words beside the heading.' }),
    quiet: plainTextField().meta({ description: 'What it says until someone calls off.' }),
    asked: plainTextField().meta({ description: 'What it says while the line waits for the visitor to choose a reason.' }),
    employee: labelField.meta({ description: 'On the record, above the employee’s number and name.' }),
    station: labelField.meta({ description: 'On the record, above the station that is left.' }),
    reason: labelField.meta({ description: 'On the record, above the reason code.' }),
    back: labelField.meta({ description: 'On the record, above the expected return.' }),
    reported: labelField.meta({ description: 'On the record, above the time and the channel of the report.' }),
    notice: labelField.meta({ description: 'On the record, above how long before the horn the report came.' }),
    backUnknown: labelField.meta({ description: 'The expected return when it is not known.' }),
    onTime: eachPlaceholderTextField(40, 'minutes').meta({ description: 'The notice of a report in time, {minutes} ahead.' }),
    late: eachPlaceholderTextField(40, 'minutes').meta({ description: 'The notice of a late report, {minutes} ahead.' }),
    atHorn: labelField.meta({ description: 'The notice of a report that came at the horn.' }),
    listed: eachPlaceholderTextField(140, 'reason').meta({
      description: 'For a report that HR confirms or holds from a list. {reason} is filled in.',
    }),
    opened: eachPlaceholderTextField(140, 'checks').meta({
      description: 'For a report that HR opens by itself. {checks} is what HR looks at.',
    }),
    lateNote: plainTextField(120).meta({ description: 'What a late report costs: nothing extra.' }),
    pending: eachPlaceholderTextField(140, 'now').meta({ description: 'While HR has not decided. {now} is the total of points.' }),
    protected: eachPlaceholderTextField(140, 'now').meta({
      description: 'Once the visitor, as HR, has protected it. {now} is the total of points.',
    }),
    none: eachPlaceholderTextField(140, 'now', 'step', 'at').meta({
      description: 'Once the visitor, as HR, has let it count. {now} is the total; {step} comes at {at}.',
    }),
    asHr: labelField.meta({ description: 'Stands before the two buttons of HR.' }),
    protect: labelField.meta({ description: 'The button of HR that protects the absence.' }),
    count: labelField.meta({ description: 'The button of HR that lets the absence count.' }),
    ladder: eachPlaceholderTextField(60, 'person', 'now', 'most').meta({
      description: 'The name of the drawn ladder of points: {person}, {now} of {most}.',
    }),
  })
  .meta({ description: 'The words on the record of a call-off.' })
