import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { languageName } from '#src/lib/anywhere/text/wording.ts'
import type { ReportChannel } from '#src/models/names/reportNames.ts'
import type { ChannelReport, RecordWords } from '#src/schemas/opening/channelReportsOpening.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { channelReportsAttributes } from './channelReports.attributes.ts'
import { describeAbsence, describeRecord, recordValues } from './recordValues.ts'

const TITLE_ID = 'call-in-record'

/** Id of the text of a channel's record, which ends the description of its radio button. */
export const spokenRecordId = (channel: ReportChannel) => `report-${channel}-record`

export type ReportRecordProps = { reports: readonly ChannelReport[]; day: string; words: RecordWords }

/** The record of each report and who is told what. Only the chosen one is shown. */
export function ReportRecord({ reports, day, words }: ReportRecordProps) {
  return (
    <section aria-labelledby={TITLE_ID} className="report-record">
      <div className="report-title flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} size="sm" id={TITLE_ID}>
          {words.title}
        </Heading>
        <p className="text-sm text-ink-2">{words.side}</p>
      </div>
      <div className="report-card">
        {reports.map(({ channel }) => (
          <span key={channel} aria-hidden="true" className="report-socket" {...channelReportsAttributes.channel.props(channel)} />
        ))}
        {reports.map((report) => (
          <ReportFields key={report.channel} report={report} day={day} words={words} />
        ))}
      </div>
      <div className="report-next">
        {reports.map((report) => (
          <Consequences key={report.channel} report={report} day={day} words={words} />
        ))}
      </div>
      {reports.map((report) => (
        <p key={report.channel} id={spokenRecordId(report.channel)} hidden>
          {describeRecord(report, day, words)}
        </p>
      ))}
    </section>
  )
}

type RecordProps = { report: ChannelReport; day: string; words: RecordWords }

/** The record of one report. */
function ReportFields({ report, day, words }: RecordProps) {
  const record = recordValues(report, day)
  const verdict = record.isLate ? <mark className="rounded-tick bg-hold px-1.5 text-bubble-ink">{words.late}</mark> : words.inTime
  const fields = [
    [words.employee, record.employee],
    [
      words.shift,
      <span key="shift">
        <span className="inline-block first-letter:uppercase">{record.when}</span> <span className="whitespace-nowrap">{record.hours}</span>
      </span>,
    ],
    [words.reported, `${report.time}, ${report.name.toLowerCase()}`],
    [
      words.notice,
      <span key="notice">
        <span className="whitespace-nowrap">{record.notice},</span> <span className="whitespace-nowrap">{verdict}</span>
      </span>,
    ],
    [words.reason, record.reason],
    [
      words.back,
      <span key="back" className="inline-block first-letter:uppercase">
        {record.back}
      </span>,
    ],
    [words.language, languageName(report.lang, 'en')],
    [words.contact, report.contact],
  ] as const
  return (
    <dl className="report-fields" {...channelReportsAttributes.channel.props(report.channel)}>
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs leading-tight">{name}</dt>
          <dd className="text-sm leading-tight font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Who is told of one report, and whether its shift is covered. */
function Consequences({ report, day, words }: RecordProps) {
  const { isLate } = recordValues(report, day)
  const { covered, place } = report
  const notices = [
    [words.hr, isLate ? words.reviewLate : words.review],
    [report.notifiedAt, describeAbsence(report, day, words)],
    covered ? [covered.time, fillIn(words.covered, { place, by: covered.by })] : [words.open, place],
  ]
  return (
    <ul className="text-sm leading-snug text-ink-2" {...channelReportsAttributes.channel.props(report.channel)}>
      {notices.map(([label, text]) => (
        <li key={text}>
          <b className="font-semibold text-ink tabular-nums">{label}</b> {text}
        </li>
      ))}
    </ul>
  )
}
