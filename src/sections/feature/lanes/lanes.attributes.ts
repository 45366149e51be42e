import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the lanes of a first screen meet their styles (sections/feature/lanes/lanes.css) and their tests. */
export const lanesAttributes = {
  /** What belongs to one channel's report: its line, its record and what follows. Lit or shown while its lane is chosen. */
  of: dataAttribute('lanes-of'),
} as const
