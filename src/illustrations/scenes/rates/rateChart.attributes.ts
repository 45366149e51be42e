import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const rateChartAttributes = {
  /** A rate of several weeks. Its value is the number of weeks. */
  weeks: dataAttribute('rate-chart-weeks'),
} as const
