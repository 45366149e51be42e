/**
 * A dashboard: counts of some weeks at one workplace. The rates are calculated from the counts. The words around them are the same on
 * every page (src/schemas/shared/dashboardWords.ts).
 */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { median } from '#src/lib/anywhere/numbers/median.ts'
import { earlyNoticeRate, noShowRate } from '#src/models/attendance/attendanceMetrics.ts'
import { REASON_CODES } from '#src/models/policy/policy.ts'
import { clockField, countField, labelField, listField, pictureDescriptionField, sampleField, textField } from '../fields/fields.ts'
import { checkFiguresShown } from '../fields/pictureDescription.ts'

const codes = REASON_CODES.map(({ id }) => id)

/** Reason codes with fewer reports share one bar, because a chart must not single anyone out. */
export const MIN_REASON_GROUP = 5

const weekSchema = z
  .strictObject({
    label: textField(8).meta({ description: 'The day on which the week begins, such as Nov 16.' }),
    note: z
      .exactOptional(textField(20, 'it stands above a bar'))
      .meta({ description: 'What there is to say of the week, above its bar. It may be left out.' }),
    scheduled: countField(1, 'Write 1 or more: a week has shifts.').meta({ description: 'The scheduled shifts of the week.' }),
    callOffs: countField(1, 'Write 1 or more: a picture needs a week with call-offs.').meta({ description: 'The call-offs of the week.' }),
    early: countField().meta({ description: 'How many of the call-offs came in time.' }),
    noShows: countField().meta({ description: 'The shifts that were missed without a report.' }),
  })
  .refine(({ early, callOffs }) => early <= callOffs, {
    path: ['early'],
    message: 'There are more early reports than call-offs: "early" counts some of "callOffs".',
  })
  .refine(({ callOffs, noShows, scheduled }) => callOffs + noShows <= scheduled, {
    path: ['noShows'],
    message: 'Call-offs and no-shows together are more than the scheduled shifts.',
  })

const crewLineSchema = z
  .strictObject({
    name: labelField.meta({ description: 'The name of the line.' }),
    scheduled: countField().meta({ description: 'How many are scheduled: here, filled and open together.' }),
    here: countField().meta({ description: 'How many of them are here.' }),
    filled: countField().meta({ description: 'How many spots a replacement has taken.' }),
    open: countField().meta({ description: 'How many spots are still open.' }),
  })
  .refine(({ scheduled, here, filled, open }) => here + filled + open === scheduled, {
    path: ['scheduled'],
    message: 'Here, filled and open do not add up to the people scheduled.',
  })

type Picture = {
  place: string
  label: string
  time: string
  weeks: readonly z.output<typeof weekSchema>[]
  coverageMinutes: readonly number[]
  reasons?: { codes: readonly { count: number }[]; combined: number }
  crew?: { title: string; lines: readonly z.output<typeof crewLineSchema>[] }
}

/** @returns the counts of the last week that the picture shows, and its labels */
function shownFiguresOf({ place, label, time, weeks, coverageMinutes, reasons, crew }: Picture) {
  const lastWeek = weeks.at(-1)
  const lines = crew?.lines ?? []
  const people = lines.map(({ scheduled, here, filled, open }) => [scheduled, here, filled, open, here + filled])
  const totals = people.reduce((sums, line) => sums.map((sum, index) => sum + (line[index] ?? 0)), [0, 0, 0, 0, 0])
  return {
    counts: [
      ...(lastWeek ? [lastWeek.scheduled, lastWeek.callOffs, lastWeek.early, lastWeek.noShows] : []),
      ...(coverageMinutes.length > 0 ? [median(coverageMinutes), coverageMinutes.length] : []),
      ...(reasons ? [...reasons.codes.map(({ count: reports }) => reports), reasons.combined] : []),
      ...(crew ? [...people.flat(), ...totals, lines.length] : []),
      weeks.length,
    ],
    labels: [place, label, time, lastWeek?.label, crew?.title],
  }
}

export const dashboardSchema = withExampleFigures(
  z
    .strictObject({
      sample: sampleField,
      place: labelField.meta({ description: 'Which workplace, and which lines of it.' }),
      label: textField(14).meta({ description: 'The words before the time, such as Live · Sat.' }),
      time: clockField.meta({ description: 'The time of the picture: it stands beside the place.' }),
      describe: pictureDescriptionField,
      weeks: listField(weekSchema, 4, 10).meta({ description: 'The weeks, from the first. The rates are those of the last one.' }),
      coverageMinutes: listField(countField(), 3, 60).meta({
        description: 'For each filled shift of the last week: minutes from the report to a confirmed replacement.',
      }),
      reasons: z
        .exactOptional(
          z.strictObject({
            codes: listField(
              z.strictObject({
                code: z.enum(codes).meta({ description: 'The reason code, by its id.' }),
                count: countField(MIN_REASON_GROUP, `Fewer than ${MIN_REASON_GROUP} reports: add them to "combined".`).meta({
                  description: 'How many call-offs gave this reason.',
                }),
              }),
              2,
              6,
            ).meta({ description: 'The reason codes with enough reports to be shown.' }),
            combined: countField().meta({ description: 'The call-offs under all other codes, whose reports are too few to be shown.' }),
          }),
        )
        .meta({ description: 'The call-offs of the last week by reason code. It may be left out.' }),
      crew: z
        .exactOptional(
          z.strictObject({
            title: labelField.meta({ description: 'Which shift, and when it begins.' }),
            lines: listField(crewLineSchema, 2, 5).meta({ description: 'The lines, from the top.' }),
          }),
        )
        .meta({ description: 'Who is on the shift at this moment, line by line. It may be left out.' }),
    })
    .superRefine((picture, context) => {
      const { weeks, reasons, coverageMinutes, describe: described } = picture
      const lastWeek = weeks.at(-1)
      if (!lastWeek) return
      const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      if (reasons && reasons.codes.reduce((sum, code) => sum + code.count, reasons.combined) !== lastWeek.callOffs)
        refuse('reasons', `The reason codes do not add up to the ${lastWeek.callOffs} call-offs of the last week.`)
      if (coverageMinutes.length > lastWeek.callOffs + lastWeek.noShows)
        refuse('coverageMinutes', 'More shifts were filled than were missed.')
      // The rates in the sentence for screen readers must be those of the picture.
      const rate = noShowRate(lastWeek)
      const shownRates = [...weeks.map(noShowRate), earlyNoticeRate(lastWeek)]
      const otherRates = (described.match(/\d[\d.]*%/g) ?? []).filter((given) => !shownRates.includes(given))
      if (otherRates.length > 0) refuse('describe', `The counts do not give ${otherRates.join(', ')}; they give ${shownRates.join(', ')}.`)
      if (!described.includes(rate)) refuse('describe', `Say the NCNS rate that the picture shows: ${rate}.`)
      checkFiguresShown(described, shownFiguresOf(picture), context)
    }),
)
