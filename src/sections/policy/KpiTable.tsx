import { METRICS } from '../../site/policy'
import { DataTable } from './DataTable'

/** The attendance metrics, for pages whose topic they are. */
export function KpiTable() {
  return (
    <DataTable
      caption="Attendance metrics, and how often to look"
      head={['Metric', 'How it is worked out', 'What it tells', 'Look']}
      rows={METRICS.map(({ name, formula, reads, rhythm }) => [name, formula, reads, rhythm])}
    />
  )
}
