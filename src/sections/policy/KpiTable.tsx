import type { TextBlocks } from '../../schemas/textBlocks'
import { METRICS } from '../../site/policy/policy'
import { DataTable } from './DataTable'

export type KpiTableProps = TextBlocks['kpiTable']

/** The attendance metrics, for pages that are about them. */
export const KpiTable = ({ metrics, ...words }: KpiTableProps) => (
  <DataTable
    {...words}
    rows={METRICS.map((metric) => [
      'alias' in metric ? `${metric.name} (${metric.alias})` : metric.name,
      metrics[metric.id].formula,
      metrics[metric.id].reads,
      metrics[metric.id].rhythm,
    ])}
  />
)
