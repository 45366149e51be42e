import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import type { Completed } from '#src/sections/shared/blocks/completed.ts'
import type { RecordBlockProps } from '#src/sections/sharedBlocks/record/RecordBlock.tsx'
import { makeSharedBlockProps, type SharedBlockInputs, type SharedBlockProps } from '#src/sections/sharedBlocks/sharedBlockProps.ts'
import type { WeekBlockProps } from '#src/sections/sharedBlocks/week/WeekBlock.tsx'
import { exampleRecord } from './channelReports/exampleRecord.tsx'
import type { FirstMinuteBlockProps } from './firstMinute/FirstMinuteBlock.tsx'
import { firstMinuteReport } from './firstMinute/firstMinuteReport.ts'

export type FeatureBlockProps = SharedBlockProps & {
  record: Pick<RecordBlockProps, 'example'>
  'first-minute': Pick<FirstMinuteBlockProps, 'example'>
  week: Required<Pick<WeekBlockProps, 'openingReports'>>
}

/**
 * @param picture of the page's first screen. If it shows reports, blocks repeat them
 * @returns the props that the blocks of a feature page take from other entries and from the page's first screen
 */
export function makeFeatureBlockProps({
  picture,
  ...shared
}: SharedBlockInputs & { picture: Completed<OpeningPicture> }): FeatureBlockProps {
  const props = makeSharedBlockProps(shared)
  const reports = picture.kind === 'channel-reports' ? picture : undefined
  return {
    ...props,
    record: { ...props.record, example: reports && exampleRecord(reports) },
    'first-minute': { example: reports && firstMinuteReport(reports) },
    week: { openingReports: reports?.reports.map((report) => ({ ...report, day: reports.day })) ?? [] },
  }
}
