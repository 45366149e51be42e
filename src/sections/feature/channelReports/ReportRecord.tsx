import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { languageName } from '#src/lib/anywhere/text/wording.ts'
import type { ReportChannel } from '#src/models/names/reportNames.ts'
import type { RecordWords } from '#src/schemas/opening/channelReportsOpening.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { channelReportsAttributes } from './channelReports.attributes.ts'
import type { RecordedReport } from './recordValues.ts'

const TITLE_ID = 'call-in-record'

/** Id of the text of a channel's record, which ends the description of its radio button. */
export const spokenRecordId = (channel: ReportChannel) => `report-${channel}-record`

export type ReportRecordProps = { recordedReports: readonly RecordedReport[]; words: RecordWords }

/** The record of each report and who is told what. Only the chosen one is shown. */
export function ReportRecord({ recordedReports, words }: ReportRecordProps) {
  return (
    <section aria-labelledby={TITLE_ID} className="report-record">
      <div className="report-title flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} size="sm" id={TITLE_ID}>
          {words.title}
        </Heading>
        <p className="text-sm text-ink-2">{words.side}</p>
      </div>
      <div className="report-card">
        {recordedReports.map(({ report: { channel } }) => (
          <span key={channel} aria-hidden="true" className="report-socket" {...channelReportsAttributes.channel.props(channel)} />
        ))}
        {recordedReports.map((recordedReport) => (
          <ReportFields key={recordedReport.report.channel} {...recordedReport} words={words} />
        ))}
      </div>
      <div className="report-next">
        {recordedReports.map((recordedReport) => (
          <Consequences key={recordedReport.report.channel} {...recordedReport} words={words} />
        ))}
      </div>
      {recordedReports.map(({ report: { channel }, record }) => (
        <p key={channel} id={spokenRecordId(channel)} hidden>
          {record.spoken}
        </p>
      ))}
    </section>
  )
}

type RecordProps = RecordedReport & { words: RecordWords }

/** The record of one report. */
function ReportFields({ report, record, words }: RecordProps) {
  const punctuality = record.isLate ? (
    <mark className="rounded-tick bg-hold px-1.5 text-bubble-ink">{record.punctuality}</mark>
  ) : (
    record.punctuality
  )
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
        <span className="whitespace-nowrap">{record.notice},</span> <span className="whitespace-nowrap">{punctuality}</span>
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
function Consequences({ report: { channel, notifiedAt, covered, spot }, record: { isLate, absence }, words }: RecordProps) {
  const notices = [
    [words.hr, isLate ? words.reviewLate : words.review],
    [notifiedAt, absence],
    covered ? [covered.time, fillIn(words.covered, { spot, by: covered.by })] : [words.open, place],
  ]
  return (
    <ul className="text-sm leading-snug text-ink-2" {...channelReportsAttributes.channel.props(channel)}>
      {notices.map(([label, text]) => (
        <li key={text}>
          <b className="font-semibold text-ink tabular-nums">{label}</b> {text}
        </li>
      ))}
    </ul>
  )
}
