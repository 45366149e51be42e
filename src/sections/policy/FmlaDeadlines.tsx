import type { TextBlocks } from '../../schemas/textBlocks'
import { DataTable } from './DataTable'

export type FmlaDeadlinesProps = TextBlocks['fmlaDeadlines']

/** The notices and deadlines of 29 CFR part 825. */
export const FmlaDeadlines = (words: FmlaDeadlinesProps) => <DataTable {...words} />
