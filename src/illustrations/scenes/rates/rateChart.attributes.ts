import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const chartAttributes = {
  /** A rate of several weeks. Its value is the number of weeks. */
  weeks: dataAttribute('chart-weeks'),
} as const
