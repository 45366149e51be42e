import type { PlaceGroup } from '#src/facts/law/pointsGroups.ts'
import { BarsChart } from '#src/illustrations/chart/BarsChart.tsx'
import { ChartFrame } from '#src/illustrations/chart/ChartFrame.tsx'
import { MomentsChart } from '#src/illustrations/chart/MomentsChart.tsx'
import { PlacesChart } from '#src/illustrations/chart/PlacesChart.tsx'
import { PointsChart } from '#src/illustrations/chart/PointsChart.tsx'
import { SpansChart } from '#src/illustrations/chart/SpansChart.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { ChartData } from '#src/schemas/article/articleChart.ts'
import type { ChartWords } from '#src/schemas/shared/chartWords.ts'
import { DataTable } from '#src/sections/policyTables/DataTable.tsx'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { articleAttributes } from './article.attributes.ts'
import { makeChartTableProps, makePointsChartProps } from './chartProps.ts'

export type ArticleChartProps = {
  chart: ChartData
  /** The texts around every chart. */
  words: ChartWords
  /** For a chart of places. */
  placeGroups: readonly PlaceGroup[]
  /** Spacing around it. */
  className: string
}

const DRAWINGS: ComponentsByKind<ChartData, Omit<ArticleChartProps, 'chart' | 'className'>> = {
  bars: BarsChart,
  spans: SpansChart,
  moments: MomentsChart,
  points: ({ words, ...chart }) => <PointsChart {...makePointsChartProps(chart)} words={words.line} />,
  places: ({ placeGroups }) => (
    <PlacesChart groups={placeGroups.map(({ places, ...group }) => ({ ...group, codes: places.map(({ code }) => code) }))} />
  ),
}

/** A chart of an article: title, drawing, caption, and the same numbers as a table. */
export function ArticleChart({ chart, words, placeGroups, className }: ArticleChartProps) {
  const { id, title, caption, invented, source } = chart
  const Drawing = componentOf(DRAWINGS, chart)
  return (
    <ChartFrame
      {...articleAttributes.chart.props(id)}
      titleId={`figure-${id}`}
      title={title}
      caption={
        <>
          {[caption, invented && words.invented, source].filter(Boolean).join(' ')}
          <details {...articleAttributes.table.props()} {...uiAttributes.print.props('no')}>
            <summary className="target link-line">{words.table}</summary>
            <DataTable caption={title} {...makeChartTableProps(chart, words, placeGroups)} />
          </details>
        </>
      }
      className={cn('max-w-none', className)}
    >
      <div {...articleAttributes.drawing.props()}>
        <Drawing {...chart} words={words} placeGroups={placeGroups} />
      </div>
    </ChartFrame>
  )
}
