import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const articleAttributes = {
  /** On the text: the hour of its first tag's sky, which colors a strip before each section's heading. */
  hour: dataAttribute('article-hour'),
} as const
