import { METRICS } from '#src/models/policy/policy.ts'
import type { PolicyTables } from '#src/schemas/policyTables.ts'
import { DataTable } from './DataTable.tsx'

export type KpiTableProps = PolicyTables['kpiTable']

/** Each metric with its formula, how to read it, and how often. */
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
