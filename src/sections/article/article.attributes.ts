import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Marks an article's charts and side notes for tests, feeds and the build. */
export const articleAttributes = {
  /** A chart with its caption and its table. */
  chart: dataAttribute('article-chart'),
  /** The picture alone. */
  drawing: dataAttribute('article-chart-drawing'),
  table: dataAttribute('article-chart-table'),
  sideNote: dataAttribute('article-side-note'),
  /** On the text: the hour of its first tag's sky, which colors a strip before each section's heading. */
  hour: dataAttribute('article-hour'),
} as const
