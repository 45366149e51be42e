import type { PolicyTables } from '#src/schemas/policyTables.ts'
import { DataTable } from './DataTable.tsx'

export type FmlaDeadlinesProps = PolicyTables['fmlaDeadlines']

/** The notices and deadlines of 29 CFR part 825. */
export const FmlaDeadlines = (words: FmlaDeadlinesProps) => <DataTable {...words} />
