import type { ChartData } from '#src/schemas/article/articleChart.ts'
import type { ChartWords } from '#src/schemas/shared/chartWords.ts'
import { drawBarsChart } from './BarsChart.tsx'
import type { ChartRendering } from './chartDrawing.ts'
import { drawMomentsChart } from './MomentsChart.tsx'
import { drawPlacesChart, type PlacesChartProps } from './PlacesChart.tsx'
import { drawPointsChart } from './PointsChart.tsx'
import { drawSpansChart } from './SpansChart.tsx'

/**
 * Draws each kind of chart. A kind that is missing here does not compile.
 * @param words the column headings, by kind
 * @param placeGroups for a chart of places, which has no numbers of its own
 */
export function drawChart(chart: ChartData, words: ChartWords, placeGroups: PlacesChartProps['groups']): ChartRendering {
  switch (chart.kind) {
    case 'bars':
      return drawBarsChart(chart, words.bars)
    case 'spans':
      return drawSpansChart(chart, words.spans)
    case 'moments':
      return drawMomentsChart(chart, words.moments)
    case 'points':
      return drawPointsChart(chart, words)
    case 'places':
      return drawPlacesChart(placeGroups, words.places)
  }
}
