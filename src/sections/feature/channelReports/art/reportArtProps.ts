import type { ChannelReport } from '#src/schemas/opening/channelReportsOpening.ts'

/** What the drawing of each channel takes. `day` is the day of the report, and `reasonName` the name of the field with the reason. */
export type ReportArtProps = { report: ChannelReport; day: string; reasonName: string }
