import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the lanes of a first screen meet their styles (sections/feature/channelReports/channelReports.css) and their tests. */
export const channelReportsAttributes = {
  /** The line, the record and the consequences of one channel's report. Lit or shown while its lane is chosen. */
  channel: dataAttribute('channel-reports-channel'),
} as const
