import { BarChart } from '../../illustrations/chart/BarChart'
import { MomentChart } from '../../illustrations/chart/MomentChart'
import { PlaceChart } from '../../illustrations/chart/PlaceChart'
import { PointsChart } from '../../illustrations/chart/PointsChart'
import { SpanChart } from '../../illustrations/chart/SpanChart'
import { pointsGroups } from '../../site/policy/pointsGroups'
import { Unbroken } from '../../ui/Unbroken'
import { uiHooks } from '../../ui/ui.hooks'
import { DataTable } from '../policy/DataTable'
import { articleHooks } from './article.hooks'
import { type FigureData, pointsChartOf, tableOf } from './figureData'

/** The words around every figure. */
const WORDS = { table: 'The same as a table', invented: 'Invented example.' }

/** Numbers that the text argues with: title, drawing, what to see, and the same as a table. */
export function ArticleFigure(figure: FigureData) {
  const { id, title, caption, invented, source } = figure
  return (
    <figure {...articleHooks.figure.props(id)} aria-labelledby={`figure-${id}`} className="my-8 border-t pt-4">
      <div id={`figure-${id}`} className="font-display text-lg font-bold leading-tight">
        <Unbroken text={title} />
      </div>
      <div {...articleHooks.drawing.props()} aria-hidden="true">
        <Drawing {...figure} />
      </div>
      <figcaption className="mt-3 text-sm text-ink-2">
        {[caption, invented && WORDS.invented, source].filter(Boolean).join(' ')}
        <details {...articleHooks.table.props()} {...uiHooks.print.props('no')}>
          <summary className="target link-line">{WORDS.table}</summary>
          <DataTable caption={title} {...tableOf(figure)} />
        </details>
      </figcaption>
    </figure>
  )
}

function Drawing(figure: FigureData) {
  switch (figure.kind) {
    case 'bars':
      return <BarChart {...figure} />
    case 'spans':
      return <SpanChart {...figure} />
    case 'moments':
      return <MomentChart {...figure} />
    case 'points':
      return <PointsChart {...pointsChartOf(figure)} />
    case 'places':
      return <PlaceChart groups={pointsGroups().map(({ places, ...group }) => ({ ...group, codes: places.map(({ code }) => code) }))} />
  }
}
