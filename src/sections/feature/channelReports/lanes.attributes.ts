import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the lanes of a first screen meet their styles (sections/feature/channelReports/lanes.css) and their tests. */
export const lanesAttributes = {
  /** The line, the record and the consequences of one channel's report. Lit or shown while its lane is chosen. */
  of: dataAttribute('lanes-of'),
} as const
