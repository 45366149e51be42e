import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** What an article's charts and side notes are known by in tests, in feeds and in the build. */
export const articleAttributes = {
  /** A chart with its caption and its table. */
  chart: dataAttribute('article-chart'),
  /** The picture alone; caption and table say the same in words. */
  drawing: dataAttribute('article-chart-drawing'),
  table: dataAttribute('article-chart-table'),
  sideNote: dataAttribute('article-side-note'),
  /** On the text, the hour of its first tag's sky, which stands as a strip before each section's heading. */
  hour: dataAttribute('article-hour'),
} as const
