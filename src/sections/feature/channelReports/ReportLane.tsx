import { languageName } from '#src/lib/anywhere/text/wording.ts'
import type { ReportChannel } from '#src/models/names/reportNames.ts'
import { ReportArt } from './art/ReportArt.tsx'
import { channelReportsAttributes } from './channelReports.attributes.ts'
import { spokenRecordId } from './ReportRecord.tsx'
import type { RecordedReport } from './recordValues.ts'

/** Ids of the texts for the radio button: when and how a report came names it, and its words begin the description. */
const whenId = (channel: ReportChannel) => `report-${channel}-when`
const saidId = (channel: ReportChannel) => `report-${channel}-said`

export type ReportLaneProps = RecordedReport & { reasonName: string; isFirst: boolean }

/** One report on its line: the radio button as a stop, when and how the report came, and its words. */
export function ReportLane({ report, record, reasonName, isFirst }: ReportLaneProps) {
  const { channel, name, time, lang } = report
  return (
    <>
      <label className="report-lane" {...channelReportsAttributes.channel.props(channel)}>
        <input
          type="radio"
          name="report"
          value={channel}
          defaultChecked={isFirst}
          aria-labelledby={whenId(channel)}
          aria-describedby={`${saidId(channel)} ${spokenRecordId(channel)}`}
          className="lane-stop"
        />
        <span id={whenId(channel)} className="lane-when">
          <time dateTime={time} className="font-display text-2xl leading-none font-bold tabular-nums">
            {time}
          </time>{' '}
          <span className="text-sm leading-tight font-semibold">{name}</span>{' '}
          <span lang={lang} className="text-sm leading-tight text-ink-2">
            {languageName(lang, lang)}
          </span>
        </span>{' '}
        <span id={saidId(channel)} className="contents">
          <ReportArt report={report} record={record} reasonName={reasonName} />
        </span>
      </label>
      <span aria-hidden="true" className="lane-wire" {...channelReportsAttributes.channel.props(channel)} />
    </>
  )
}
