import { pointsGroups } from '../../facts/law/pointsGroups'
import { BarChart } from '../../illustrations/chart/BarChart'
import { ChartFigure } from '../../illustrations/chart/ChartFigure'
import { MomentChart } from '../../illustrations/chart/MomentChart'
import { PlaceChart } from '../../illustrations/chart/PlaceChart'
import { PointsChart } from '../../illustrations/chart/PointsChart'
import { SpanChart } from '../../illustrations/chart/SpanChart'
import type { ChartData } from '../../schemas/article/articleChart'
import type { TextBlocks } from '../../schemas/textBlocks'
import { uiAttributes } from '../../ui/ui.attributes'
import { DataTable } from '../policy/DataTable'
import { articleAttributes } from './article.attributes'
import { chartTable, pointsChartProps } from './chartData'

export type ArticleChartProps = {
  chart: ChartData
  /** The words around every chart. */
  words: TextBlocks['charts']
}

/** Numbers that the text argues with: title, drawing, what to see, and the same as a table. */
export function ArticleChart({ chart, words }: ArticleChartProps) {
  const { id, title, caption, invented, source } = chart
  return (
    <ChartFigure
      {...articleAttributes.chart.props(id)}
      titleId={`figure-${id}`}
      title={title}
      caption={
        <>
          {[caption, invented && words.invented, source].filter(Boolean).join(' ')}
          <details {...articleAttributes.table.props()} {...uiAttributes.print.props('no')}>
            <summary className="target link-line">{words.table}</summary>
            <DataTable caption={title} {...chartTable(chart, words)} />
          </details>
        </>
      }
      className="my-8 max-w-none"
    >
      <div {...articleAttributes.drawing.props()}>
        <Drawing chart={chart} words={words} />
      </div>
    </ChartFigure>
  )
}

function Drawing({ chart, words }: Pick<ArticleChartProps, 'chart' | 'words'>) {
  switch (chart.kind) {
    case 'bars':
      return <BarChart {...chart} />
    case 'spans':
      return <SpanChart {...chart} />
    case 'moments':
      return <MomentChart {...chart} />
    case 'points':
      return <PointsChart {...pointsChartProps(chart)} words={words.line} />
    case 'places':
      return <PlaceChart groups={pointsGroups().map(({ places, ...group }) => ({ ...group, codes: places.map(({ code }) => code) }))} />
  }
}
