/** Tables whose rows content words, each as `DataTable`. */
import { CALL_IN_RECORD, METRICS, REASON_CODES } from '#src/models/policy/policy.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import { DataTable } from './DataTable.tsx'

/** The fields of a complete call-in record. */
export const CallInRecord = ({ fields, ...words }: PolicyTables['callInRecord']) => (
  <DataTable {...words} rows={CALL_IN_RECORD.map((name) => [fields[name].field, fields[name].why])} />
)

/** The notices and deadlines of 29 CFR part 825. */
export const FmlaDeadlines = (words: PolicyTables['fmlaDeadlines']) => <DataTable {...words} />

/** Each metric with its formula, how to read it, and how often. */
export const KpiTable = ({ metrics, ...words }: PolicyTables['kpiTable']) => (
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

/** Every reason code, what HR checks, and when the policy may apply. */
export const ReasonCodes = ({ checks, decided, listed, ...words }: PolicyTables['reasonCodes']) => (
  <DataTable {...words} rows={REASON_CODES.map(({ id, label, mayBeListed }) => [label, checks[id], mayBeListed ? listed : decided])} />
)
