import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { languageName } from '#src/lib/anywhere/text/wording.ts'
import type { ReportChannel } from '#src/models/names/reportNames.ts'
import type { ChannelReport, ChannelReportsContent } from '#src/schemas/opening/channelReportsOpening.ts'
import { FirstScreenEnd } from '#src/sections/shared/opening/FirstScreenEnd.tsx'
import { OpeningActions } from '#src/sections/shared/opening/OpeningActions.tsx'
import { OpeningSection } from '#src/sections/shared/opening/OpeningSection.tsx'
import { OpeningTitle } from '#src/sections/shared/opening/OpeningTitle.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { channelReportsAttributes } from './channelReports.attributes.ts'
import { ReportArt } from './ReportArt.tsx'
import { ReportRecord, spokenRecordId } from './ReportRecord.tsx'
import { listRecordedReports, type RecordedReport } from './recordValues.ts'

/**
 * First screen: four channels come in from the side of the window and end in one record. The lanes are radio buttons and all records are in
 * the HTML, so that choosing needs no script (sections/feature/channelReports/channelReports.css).
 */
export function ChannelReportsOpening(props: OpeningWords & Omit<ChannelReportsContent, 'kind'>) {
  const { eyebrow, heading, lede, primary, secondary, sample, label, words } = props
  const recordedReports = listRecordedReports(props)
  return (
    <OpeningSection>
      <div className="column grid gap-x-8 gap-y-4 pt-9 lg:grid-cols-lanes lg:items-baseline-last lg:pt-11">
        <OpeningTitle eyebrow={eyebrow} heading={heading} />
        <div>
          <p className="text-lg text-ink-2 max-lg:measure-46 lg:max-xl:text-base">{lede}</p>
          <OpeningActions size="compact" onPhones="wide" primary={primary} secondary={secondary} className="mt-5" />
        </div>
      </div>
      <FirstScreenEnd />
      <figure className="pt-8 pb-12 lg:pt-6 lg:pb-14">
        <figcaption className="column">{sample && <SampleLabel isQuiet className="mb-2" />}</figcaption>
        <fieldset className="report-lanes">
          <legend className="sr-only">{label}</legend>
          {recordedReports.map(({ report, record }, index) => (
            <ReportLane key={report.channel} report={report} record={record} reasonName={words.reason} isFirst={index === 0} />
          ))}
          <ReportCurves channels={recordedReports.map(({ report }) => report.channel)} />
          <ReportRecord recordedReports={recordedReports} words={words} />
        </fieldset>
      </figure>
    </OpeningSection>
  )
}

/** Ids of the texts for the radio button: when and how a report came names it, and its words begin the description. */
const whenId = (channel: ReportChannel) => `report-${channel}-when`
const saidId = (channel: ReportChannel) => `report-${channel}-said`

/** One report on its line: the radio button as a stop, when and how the report came, and its words. */
function ReportLane({ report, record, reasonName, isFirst }: RecordedReport & { reasonName: string; isFirst: boolean }) {
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

/** A box that is stretched over four rows of lanes. At the usual text size it is 28 rem high and 10 rem wide. */
const BOX = { width: 160, height: 448 }
/** Distance of the lines at the record, as that of its sockets (sections/feature/channelReports/channelReports.css). */
const SOCKETS_APART = 16

/** @returns the curve from the middle of a row to its socket */
function curveToSocket(index: number, count: number): string {
  const from = (BOX.height / count) * (index + 0.5)
  const to = BOX.height / 2 + (index - (count - 1) / 2) * SOCKETS_APART
  return `M0 ${from}C${BOX.width * 0.62} ${from} ${BOX.width * 0.38} ${to} ${BOX.width} ${to}`
}

/** The lines that join at the record, on screens wide enough for the record to stand beside the lanes. */
function ReportCurves({ channels }: { channels: readonly ChannelReport['channel'][] }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" className="lane-curves">
      {channels.map((channel, index) => (
        <g key={channel} {...channelReportsAttributes.channel.props(channel)}>
          <path d={curveToSocket(index, channels.length)} />
          {/* Over the line, the wider one of the chosen lane. */}
          <path d={curveToSocket(index, channels.length)} className="lane-curve-edge" />
          <path d={curveToSocket(index, channels.length)} className="lane-curve-core" />
        </g>
      ))}
    </svg>
  )
}
