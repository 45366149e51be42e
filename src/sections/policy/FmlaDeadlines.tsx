import type { TextBlocks } from '#src/schemas/textBlocks.ts'
import { DataTable } from './DataTable.tsx'

export type FmlaDeadlinesProps = TextBlocks['fmlaDeadlines']

/** The notices and deadlines of 29 CFR part 825. */
export const FmlaDeadlines = (words: FmlaDeadlinesProps) => <DataTable {...words} />
