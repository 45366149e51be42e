import { RateColumns, type RateColumnsProps } from './RateColumns.tsx'
import { RateRows } from './RateRows.tsx'

export type RateChartProps = RateColumnsProps

/**
 * No-shows in percent of scheduled shifts, week by week, from a zero line. The last week has the dark bar. Columns if they leave space for
 * their labels; rows on phones and with large text, so that the labels can be as large as the page's text and no value is left out.
 */
export function RateChart({ weeks }: RateChartProps) {
  return (
    <>
      <RateColumns weeks={weeks} />
      <RateRows weeks={weeks} />
    </>
  )
}
