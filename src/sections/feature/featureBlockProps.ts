import type { ChannelReportsContent } from '#src/schemas/opening/channelReportsOpening.ts'
import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import type { Completed } from '#src/sections/blocks/blockList/completePart.ts'
import type { RecordBlockProps } from '#src/sections/blocks/record/RecordBlock.tsx'
import { createSharedBlockProps, type SharedBlockInputs, type SharedBlockProps } from '#src/sections/blocks/sharedBlockProps.ts'
import type { WeekBlockProps } from '#src/sections/blocks/week/WeekBlock.tsx'
import { exampleRecord } from './channelReports/exampleRecord.tsx'
import { recordValues } from './channelReports/recordValues.ts'
import type { FirstMinuteBlockProps, FirstMinuteReport } from './firstMinute/FirstMinuteBlock.tsx'

export type FeatureBlockProps = SharedBlockProps & {
  record: Pick<RecordBlockProps, 'example'>
  'first-minute': Pick<FirstMinuteBlockProps, 'example'>
  week: Required<Pick<WeekBlockProps, 'openingReports'>>
}

/**
 * @param picture of the page's first screen. If it shows reports, blocks repeat them
 * @returns the props that the blocks of a feature page take from other entries and from the page's first screen
 */
export function createFeatureBlockProps({
  picture,
  ...shared
}: SharedBlockInputs & { picture: Completed<OpeningPicture> }): FeatureBlockProps {
  const props = createSharedBlockProps(shared)
  const reports = picture.kind === 'channel-reports' ? picture : undefined
  return {
    ...props,
    record: { ...props.record, example: reports && exampleRecord(reports) },
    'first-minute': { example: reports && firstMinuteReport(reports) },
    week: { openingReports: reports?.reports.map((report) => ({ ...report, day: reports.day })) ?? [] },
  }
}

/** @returns the first report of a first screen that the line answers, because the answer is one of the stops; nothing if there is none */
export function firstMinuteReport({ reports, day, words, sample }: ChannelReportsContent): FirstMinuteReport | undefined {
  const report = reports.find(({ answer }) => answer)
  return report && { report, record: recordValues(report, { day, words }), words, isSample: sample }
}
