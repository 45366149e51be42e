/** A dashboard: counts of some weeks at one site. Every rate is worked out from the counts, so nobody types one. */
import { z } from 'zod'
import { earlyNoticeRate, ncnsRate } from '../../lib/anywhere/attendance/attendanceMetrics'
import { REASON_CODES } from '../../site/policy/policy'
import { count, describe, label, many, sample, text } from '../fields'

const codes = REASON_CODES.map(({ id }) => id)

/** Reason codes with fewer reports are shown as one bar: a chart must not single anyone out. */
export const SMALLEST_REASON_GROUP = 5

const week = z
  .strictObject({
    label: text(8),
    note: z.exactOptional(text(20, 'it stands above a bar')),
    scheduled: count(1, 'A week has shifts.'),
    callOffs: count(1, 'Write a week with call-offs.'),
    early: count(),
    noShows: count(),
  })
  .refine(({ early, callOffs }) => early <= callOffs, { path: ['early'], message: 'More early reports than call-offs.' })
  .refine(({ callOffs, noShows, scheduled }) => callOffs + noShows <= scheduled, {
    path: ['noShows'],
    message: 'Call-offs and no-shows together are more than the scheduled shifts.',
  })

const crewLine = z
  .strictObject({ name: label, scheduled: count(), here: count(), filled: count(), open: count() })
  .refine(({ scheduled, here, filled, open }) => here + filled + open === scheduled, {
    path: ['scheduled'],
    message: 'Here, filled and open do not add up to the people scheduled.',
  })

export const dashboard = z
  .strictObject({
    sample,
    site: label,
    /** "Live · 05:51". */
    clock: text(20),
    describe,
    /** The last one is the week that the rates are about. */
    weeks: many(week, 4, 10),
    /** Minutes from report to a confirmed replacement, for each filled shift of the last week. */
    coverageMinutes: many(count(), 3, 60),
    /** Call-offs of the last week by reason code; `combined` holds the codes with too few reports to be shown. */
    reasons: z.exactOptional(
      z.strictObject({
        codes: many(
          z.strictObject({
            code: z.enum(codes),
            count: count(SMALLEST_REASON_GROUP, `Fewer than ${SMALLEST_REASON_GROUP} reports: add them to "combined".`),
          }),
          2,
          6,
        ),
        combined: count(),
      }),
    ),
    /** Who is on the shift at this moment, line by line. */
    crew: z.exactOptional(z.strictObject({ title: label, lines: many(crewLine, 2, 5) })),
  })
  .superRefine(({ weeks, reasons, coverageMinutes, describe: described }, context) => {
    const last = weeks.at(-1)
    if (!last) return
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (reasons && reasons.codes.reduce((sum, one) => sum + one.count, reasons.combined) !== last.callOffs)
      refuse('reasons', `The reason codes do not add up to the ${last.callOffs} call-offs of the last week.`)
    if (coverageMinutes.length > last.callOffs + last.noShows) refuse('coverageMinutes', 'More shifts were filled than were missed.')
    // The sentence that is read aloud gives the same rates as the picture.
    const rate = ncnsRate(last)
    const known = [...weeks.map(ncnsRate), earlyNoticeRate(last)]
    const unknown = (described.match(/\d[\d.]*%/g) ?? []).filter((given) => !known.includes(given))
    if (unknown.length > 0) refuse('describe', `The counts do not give ${unknown.join(', ')}; they give ${known.join(', ')}.`)
    if (!described.includes(rate)) refuse('describe', `Say the NCNS rate that the picture shows: ${rate}.`)
  })
