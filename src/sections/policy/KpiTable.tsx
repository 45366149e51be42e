import { METRICS } from '../../site/policy/policy'
import { DataTable } from './DataTable'

/** The attendance metrics, for pages that are about them. */
export function KpiTable() {
  return (
    <DataTable
      caption="Attendance metrics, and how often to look"
      head={['Metric', 'How it’s calculated', 'What it tells you', 'How often']}
      rows={METRICS.map((metric) => [
        'alias' in metric ? `${metric.name} (${metric.alias})` : metric.name,
        metric.formula,
        metric.reads,
        metric.rhythm,
      ])}
    />
  )
}
