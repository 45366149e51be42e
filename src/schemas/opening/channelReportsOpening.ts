/** A first screen with four reports on four channels. Each becomes the same record. */
import { z } from 'zod'
import { noticeMinutes } from '#src/models/attendance/notice.ts'
import { REPORT_CHANNELS } from '#src/models/names/reportNames.ts'
import { REASON_CODES } from '#src/models/policy/policy.ts'
import { clockField, dayField, eachPlaceholderTextField, labelField, listField, sampleField, textField } from '../fields/fields.ts'

const REASONS = REASON_CODES.map(({ id }) => id)
const messageSchema = z
  .strictObject({
    text: textField(60, 'it stands on one line').meta({ description: 'The words, in the language they were said in.' }),
    gloss: z.exactOptional(textField(60)).meta({ description: 'What it says in English. It is needed unless the words are English.' }),
  })
  .meta({ description: 'What the employee says, writes or taps.' })
const reportSchema = z.strictObject({
  channel: z
    .enum(REPORT_CHANNELS)
    .meta({ description: 'The channel of the report. The four stand in this order: phone, text, app, portal.' }),
  name: labelField.meta({ description: 'What the page calls the channel.' }),
  time: clockField.meta({ description: 'When the report came. Notice and lateness are worked out from it.' }),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'Write a language code such as es, vi or ht.')
    .meta({ description: 'The language of the report as a code, such as es, vi or ht.' }),
  said: messageSchema,
  answer: z
    .exactOptional(messageSchema)
    .meta({ description: 'What the line answers at once: the beginning of its one answer. It may be left out.' }),
  number: z
    .string()
    .regex(/^\d{5}$/, 'An employee number has five digits here.')
    .meta({ description: 'The employee’s number, of five digits in quotes. It is invented.' }),
  person: textField(20).meta({ description: 'The employee: an invented name.' }),
  spot: textField(20).meta({ description: 'The spot that the employee was due at.' }),
  shift: z
    .strictObject({
      day: dayField.meta({ description: 'The day of the shift.' }),
      from: clockField.meta({ description: 'When the shift begins.' }),
      to: clockField.meta({ description: 'When the shift ends.' }),
    })
    .meta({ description: 'The shift that is missed.' }),
  reason: z.enum(REASONS).meta({ description: 'The reason code that the employee chose.' }),
  back: dayField.meta({ description: 'The day on which the employee expects to return.' }),
  contact: textField(20).meta({ description: 'How to reach the employee today.' }),
  notifiedAt: clockField.meta({ description: 'When the supervisor was told.' }),
  covered: z
    .exactOptional(
      z.strictObject({
        time: clockField.meta({ description: 'When the shift was covered.' }),
        by: textField(20).meta({ description: 'Who took it: an invented name.' }),
      }),
    )
    .meta({ description: 'When the shift was covered, and by whom. Left out, the shift is still open.' }),
})

const wordsSchema = z
  .strictObject({
    title: labelField.meta({ description: 'The title of the record.' }),
    side: labelField.meta({ description: 'The small words beside the title.' }),
    employee: labelField.meta({ description: 'On the record, above the employee’s number and name.' }),
    shift: labelField.meta({ description: 'On the record, above the day and the hours of the missed shift.' }),
    reported: labelField.meta({ description: 'On the record, above the time and the channel of the report.' }),
    notice: labelField.meta({ description: 'On the record, above how long before the shift the report came.' }),
    reason: labelField.meta({ description: 'On the record, above the reason code.' }),
    back: labelField.meta({ description: 'On the record, above the day of the expected return.' }),
    language: labelField.meta({ description: 'On the record, above the language of the report.' }),
    contact: labelField.meta({ description: 'On the record, above how to reach the employee today.' }),
    late: labelField.meta({ description: 'Stands behind the notice of a report that came late.' }),
    inTime: labelField.meta({ description: 'Stands behind the notice of a report that came in time.' }),
    spoken: eachPlaceholderTextField(140, 'person', 'shift', 'notice', 'reason', 'back').meta({
      description:
        'Read aloud when a visitor chooses a report. {person}, {shift}, {notice}, {reason} and {back}, the day of the return, are filled in.',
    }),
    hr: textField(40).meta({ description: 'Who looks first, in a few words.' }),
    review: textField(90).meta({ description: 'What holds until HR has decided.' }),
    reviewLate: textField(140).meta({ description: 'The same for a late report.' }),
    fromTime: eachPlaceholderTextField(140, 'time').meta({
      description: 'Said of someone who is out today: out from {time}. For another day, the day is named.',
    }),
    notified: eachPlaceholderTextField(140, 'when', 'back').meta({
      description: 'What the supervisor is told. {when} and {back} are filled in.',
    }),
    covered: eachPlaceholderTextField(140, 'spot', 'by').meta({
      description: 'What the record says once the shift is covered. {spot} and {by} are filled in.',
    }),
    open: labelField.meta({ description: 'Stands before a spot that is still open.' }),
  })
  .meta({ description: 'The words on the record. Those in {braces} are filled in from the reports.' })

const uncheckedChannelReportsSchema = z.strictObject({
  kind: z.literal('channel-reports').meta({ description: 'Four reports on four channels, and the one record that each becomes.' }),
  sample: sampleField,
  label: textField(120).meta({ description: 'Names the group of reports, and says what choosing one does.' }),
  day: dayField.meta({ description: 'The day of the picture.' }),
  reports: listField(reportSchema, 4, 4).meta({ description: 'The four reports, one for each channel.' }),
  words: wordsSchema,
})

/** Refuses reports that contradict each other or the policy. */
function checkChannelReports({ day: today, reports }: z.output<typeof uncheckedChannelReportsSchema>, context: z.RefinementCtx): void {
  for (const [index, { channel, time, lang, said: spokenWords, answer, shift, back, notifiedAt, covered }] of reports.entries()) {
    const addIssue = (field: string, message: string) => context.addIssue({ code: 'custom', path: ['reports', index, field], message })
    if (channel !== REPORT_CHANNELS[index]) addIssue('channel', `The reports are drawn in this order: ${REPORT_CHANNELS.join(', ')}.`)
    if (noticeMinutes({ day: today, time }, { day: shift.day, time: shift.from }) < 0)
      addIssue('shift', 'This shift begins before the report.')
    if (back <= shift.day) addIssue('back', 'The expected return comes after the day of the shift.')
    if (notifiedAt < time) addIssue('notifiedAt', 'The supervisor is told after the report.')
    if (covered && covered.time < notifiedAt) addIssue('covered', 'A shift is covered after the supervisor was told.')
    if (lang !== 'en' && !(spokenWords.gloss && (!answer || answer.gloss))) addIssue('said', 'Write in "gloss" what it says in English.')
  }
}

export const channelReportsOpeningSchema = uncheckedChannelReportsSchema.superRefine(checkChannelReports)

/** Words in the language of a report, with their English meaning. */
export type GlossedWords = z.output<typeof messageSchema>
export type ChannelReport = z.output<typeof reportSchema>
export type RecordWords = z.output<typeof wordsSchema>
export type ChannelReportsContent = z.output<typeof channelReportsOpeningSchema>
