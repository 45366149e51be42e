import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import type { ChannelReportsContent } from '#src/schemas/opening/channelReportsOpening.ts'
import { FirstScreenEnd } from '#src/sections/shared/opening/FirstScreenEnd.tsx'
import { OpeningActions } from '#src/sections/shared/opening/OpeningActions.tsx'
import { OpeningSection } from '#src/sections/shared/opening/OpeningSection.tsx'
import { OpeningTitle } from '#src/sections/shared/opening/OpeningTitle.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { ReportCurves } from './ReportCurves.tsx'
import { ReportLane } from './ReportLane.tsx'
import { ReportRecord } from './ReportRecord.tsx'
import { listRecordedReports } from './recordValues.ts'

export type ChannelReportsOpeningProps = OpeningWords & Omit<ChannelReportsContent, 'kind'>

/**
 * First screen: four channels come in from the side of the window and end in one record. The lanes are radio buttons and all records are in
 * the HTML, so that choosing needs no script (sections/feature/channelReports/channelReports.css).
 */
export function ChannelReportsOpening(props: ChannelReportsOpeningProps) {
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
