import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Marks charts and side notes of a text for tests. */
export const proseAttributes = {
  /** A chart with its caption and its table. */
  chart: dataAttribute('prose-chart'),
  /** The picture alone. */
  drawing: dataAttribute('prose-chart-drawing'),
  table: dataAttribute('prose-chart-table'),
  sideNote: dataAttribute('prose-side-note'),
} as const
