import { ChartFrame } from '#src/illustrations/chart/ChartFrame.tsx'
import { drawChart } from '#src/illustrations/chart/drawChart.ts'
import type { PlacesChartProps } from '#src/illustrations/chart/PlacesChart.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { ChartData } from '#src/schemas/article/articleChart.ts'
import type { ChartWords } from '#src/schemas/shared/chartWords.ts'
import { DataTable } from '#src/sections/policyTables/DataTable.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { proseAttributes } from './prose.attributes.ts'

export type ArticleChartProps = {
  chart: ChartData
  /** The texts around every chart. */
  words: ChartWords
  /** For a chart of places. */
  placeGroups: PlacesChartProps['groups']
  /** Spacing around it. */
  className: string
}

/** A chart of an article: title, drawing, caption, and the same numbers as a table. */
export function ArticleChart({ chart, words, placeGroups, className }: ArticleChartProps) {
  const { id, title, caption, invented, source } = chart
  const { drawing, table } = drawChart(chart, words, placeGroups)
  return (
    <ChartFrame
      {...proseAttributes.chart.props(id)}
      titleId={`figure-${id}`}
      title={title}
      caption={
        <>
          {[caption, invented && words.invented, source].filter(Boolean).join(' ')}
          <details {...proseAttributes.table.props()} {...uiAttributes.print.props('no')}>
            <summary className="target link-line">{words.table}</summary>
            <DataTable caption={title} {...table} />
          </details>
        </>
      }
      className={cn('max-w-none', className)}
    >
      <div {...proseAttributes.drawing.props()}>{drawing}</div>
    </ChartFrame>
  )
}
