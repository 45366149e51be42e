/** A week of call-offs at one plant, drawn by the hour: the reports, and what each channel replaces. */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { weekOf } from '#src/lib/anywhere/time/dates.ts'
import { compareMoments, isLateNotice, noticeMinutes } from '#src/models/attendance/notice.ts'
import { REPORT_CHANNELS } from '#src/models/names/reportNames.ts'
import { NOTICE_HOURS } from '#src/models/policy/policy.ts'
import {
  clockField,
  dayField,
  eachPlaceholderTextField,
  labelField,
  listField,
  paragraphField,
  pictureDescriptionField,
  sampleField,
  textField,
} from '../fields/fields.ts'
import { createHeadingLookField } from '../fields/headingLook.ts'
import { checkDescription } from '../fields/pictureDescription.ts'

/** Minutes between two marks of one day. Closer marks would cover each other. */
const MIN_GAP_MINUTES = 75

const channelField = z.enum(REPORT_CHANNELS).meta({ description: 'How the report came in: phone, text, app or portal.' })
const reportSchema = z.strictObject({
  day: dayField.meta({ description: 'The day on which the report came. All are of one week.' }),
  time: clockField.meta({ description: 'The minute at which it came. Whether it is late is worked out from it.' }),
  channel: channelField,
  lang: z
    .string()
    .regex(/^[a-z]{2}$/, 'Write a language code of two letters, such as es or vi.')
    .meta({ description: 'The language of the report as a code of two letters, such as es or vi. It stands in the mark.' }),
  shift: z
    .strictObject({
      day: dayField.meta({ description: 'The day of the shift that is missed.' }),
      from: clockField.meta({ description: 'When that shift begins.' }),
    })
    .meta({ description: 'The shift that is missed.' }),
})

export const weekSchema = z.strictObject({
  lede: eachPlaceholderTextField(420, 'total', 'languageCount', 'outside', 'late').meta({
    description: 'Beside the heading. {total}, {languageCount}, {outside} and {late} are counted from the reports and filled in.',
  }),
  headingLook: createHeadingLookField('banner'),
  describe: pictureDescriptionField,
  sample: sampleField,
  shifts: listField(clockField, 1, 4).meta({ description: 'When shifts begin: the lines of the drawing.' }),
  office: z
    .strictObject({
      from: clockField.meta({ description: 'When HR’s desk opens on working days.' }),
      to: clockField.meta({ description: 'When HR’s desk closes on working days.' }),
    })
    .meta({ description: 'When someone is at HR’s desk, Monday to Friday.' }),
  words: withExampleFigures(
    z.strictObject({
      shift: eachPlaceholderTextField(20, 'time').meta({ description: 'The words at the line of a shift. {time} is filled in.' }),
      notice: textField(60, 'it is small print').meta({ description: 'What the striped background means, below the drawing.' }),
      office: eachPlaceholderTextField(60, 'from', 'to').meta({
        description: 'What the broken line means, below the drawing. {from} and {to} are filled in.',
      }),
      late: eachPlaceholderTextField(30, 'notice').meta({ description: 'The words beside a late report. {notice} is filled in.' }),
      count: eachPlaceholderTextField(20, 'count').meta({
        description: 'How many reports came by a channel, beside its name. {count} is filled in.',
      }),
      instead: textField(16, 'it begins a line').meta({ description: 'The word before what a channel takes the place of.' }),
    }),
  ).meta({ description: 'The words of the drawing and its legend.' }),
  reports: listField(reportSchema, 7, 40).meta({
    description: 'The reports. On a page whose first screen shows reports, the week draws these, too: do not list them again.',
  }),
  channels: listField(
    z.strictObject({
      channel: channelField,
      title: labelField.meta({ description: 'The name of the channel.' }),
      text: paragraphField.meta({ description: 'One or two sentences on the channel.' }),
      instead: textField(60).meta({ description: 'What there was before, after the word for it.' }),
    }),
    4,
    4,
  ).meta({ description: 'The four channels, in the order of the page.' }),
})

export type WeekContent = z.output<typeof weekSchema>
/** A report of the week: its day and time, and its shift. */
export type WeekReport = WeekContent['reports'][number]
type Path = (string | number)[]

const isBelow = (path: Path, parent: Path) => parent.every((key, index) => path[index] === key)

/**
 * Checks a week with all the reports that it draws.
 * @param located its reports and those of the page's first screen, each with where an editor corrects it
 * @param path where the week is on its page
 */
export function checkWeek(
  { describe, shifts, office, channels }: WeekContent,
  located: readonly { report: WeekReport; path: Path }[],
  path: Path,
  context: z.RefinementCtx,
): void {
  const inOrder = located.toSorted((one, other) => compareMoments(one.report, other.report))
  const reports = inOrder.map(({ report }) => report)
  // Those of the block name the week: the first screen's day is that of its picture.
  const ofBlock = inOrder.filter(({ path: reportPath }) => isBelow(reportPath, path))
  const week = weekOf((ofBlock[0] ?? inOrder[0])?.report.day ?? '2026-01-05')
  const late = reports.filter(({ day, time, shift }) =>
    isLateNotice(noticeMinutes({ day, time }, { day: shift.day, time: shift.from }), NOTICE_HOURS),
  )
  const languages = new Set(reports.map(({ lang }) => lang))
  const counts = [week.length, late.length, languages.size]
  checkDescription({ describe, reports, shifts, office, channels }, context, counts, [...path, 'describe'])
  // All reports of the first screen have its one day.
  const dayPaths = new Map(
    inOrder
      .filter(({ report }) => !week.includes(report.day))
      .map(({ report: { day }, path: reportPath }) => {
        const dayPath = [...(isBelow(reportPath, path) ? reportPath : reportPath.slice(0, -2)), 'day']
        return [dayPath.join('.'), { day, dayPath }] as const
      }),
  )
  for (const { day, dayPath } of dayPaths.values())
    context.addIssue({
      code: 'custom',
      path: dayPath,
      message: `${day} is not in the week of the first report: write a day from Monday to Sunday of that week.`,
    })
  for (const [index, { report, path: reportPath }] of inOrder.entries()) {
    const addIssue = (field: keyof WeekReport, message: string) =>
      context.addIssue({ code: 'custom', path: [...reportPath, field], message })
    const { day, time, shift } = report
    const before = reports[index - 1]
    if (`${shift.day} ${shift.from}` <= `${day} ${time}`)
      addIssue('shift', 'The shift begins before the report: that is a no-show, and no call-off.')
    if (!shifts.includes(shift.from)) addIssue('shift', `No shift begins at ${shift.from}. Choose one of ${shifts.join(', ')}.`)
    if (before?.day === day && before.time === time)
      addIssue('time', 'This report is listed twice. The week draws those of the first screen, too: remove it from the block.')
    else if (before?.day === day && minuteOf(time) - minuteOf(before.time) < MIN_GAP_MINUTES)
      addIssue('time', `Less than ${MIN_GAP_MINUTES} minutes after the report of ${before.time}: their marks would cover each other.`)
  }
}
