import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { languageName } from '#src/lib/anywhere/text/wording.ts'
import { longDate, weekdayOf, weekOf } from '#src/lib/anywhere/time/dates.ts'
import type { ReportChannel } from '#src/models/names/reportNames.ts'
import type { WeekContent, WeekReport } from '#src/schemas/blocks/week.ts'
import { DescribedDrawing, DrawingInWords } from '../DescribedDrawing.tsx'
import { ChannelOutlines } from './ChannelSymbol.tsx'
import { WeekPlot } from './WeekPlot.tsx'
import { lateNotice } from './weekReports.ts'

export type WeekPictureProps = Pick<WeekContent, 'describe' | 'sample' | 'shifts' | 'office' | 'words' | 'reports' | 'channels'> & {
  /** Spacing around it. */
  className: string
}

/** The week, drawn across and upright, and as a list that is read out, which phones with large text show instead. */
export function WeekPicture({ describe, sample, shifts, office, words, reports, channels, className }: WeekPictureProps) {
  const plot = { reports, shifts, office, words }
  const titles = new Map(channels.map(({ channel, title }) => [channel, title.toLowerCase()]))
  return (
    <DescribedDrawing describe={describe} sample={sample} className={className} labelClass="mb-3">
      <ChannelOutlines />
      <WeekPlot {...plot} orientation="across" className="max-lg:hidden" />
      <WeekPlot {...plot} orientation="upright" className="lg:hidden" />
      <DrawingInWords className="max-phone:text-sm">
        {weekOf(reports[0]?.day ?? '').map((day) => (
          <li key={day}>
            {weekdayOf(day)}, {longDate(day)}:{' '}
            {daySentence(
              reports.filter((report) => report.day === day),
              titles,
              words.late,
            )}
          </li>
        ))}
      </DrawingInWords>
      {/* The upright drawing has no space for how late a report is. */}
      <p aria-hidden="true" className="mt-3 text-sm font-semibold text-signal lg:hidden">
        {lateReports(reports, words.late)}
      </p>
      <p aria-hidden="true" className="mt-3 text-2xs text-on-deck-2">
        {words.notice} {fillIn(words.office, office)}
      </p>
    </DescribedDrawing>
  )
}

/** @returns the late reports, each with its notice: "Tue 20:01: 1 h 59 min. …" */
const lateReports = (reports: readonly WeekReport[], lateLabel: string): string =>
  reports
    .flatMap((report) => {
      const notice = lateNotice(report)
      return notice ? [`${weekdayOf(report.day).slice(0, 3)} ${report.time}: ${fillIn(lateLabel, { notice })}`] : []
    })
    .join('. ')

/** @returns the reports of a day, as they are read out: "03:41, phone, Vietnamese; …" */
function daySentence(reports: readonly WeekReport[], titles: ReadonlyMap<ReportChannel, string>, lateLabel: string): string {
  const spokenReports = reports.map((report) => {
    const notice = lateNotice(report)
    const late = notice ? [fillIn(lateLabel, { notice })] : []
    return [report.time, titles.get(report.channel), languageName(report.lang, 'en'), ...late].join(', ')
  })
  return `${spokenReports.join('; ')}.`
}
