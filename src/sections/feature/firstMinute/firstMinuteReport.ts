import type { ChannelReportsContent } from '#src/schemas/opening/channelReportsOpening.ts'
import { recordValues } from '../channelReports/recordValues.ts'
import type { FirstMinuteReport } from './FirstMinuteBlock.tsx'

/** @returns the first report of a first screen that the line answers, because the answer is one of the stops; nothing if there is none */
export function firstMinuteReport({ reports, day, words, sample }: ChannelReportsContent): FirstMinuteReport | undefined {
  const report = reports.find(({ answer }) => answer)
  return report && { report, record: recordValues(report, { day, words }), words, isSample: sample }
}
