/** For texts whose title is a heading, which may be longer than what search results show of it. */
import type { z } from 'zod'
import { MAX_TITLE_LENGTH } from '#src/site/titleLength.ts'
import { metaSchema } from './fields.ts'

export const searchTitleField = metaSchema.shape.title
  .optional()
  .meta({ description: 'The title in search results and in the browser’s tab. Left out, it is the heading.' })

/** Asks for `pageTitle` if the heading is too long for search results. */
export function checkSearchTitle(
  { title, pageTitle }: { title: string; pageTitle?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (pageTitle !== undefined || title.length <= MAX_TITLE_LENGTH) return
  context.addIssue({
    code: 'custom',
    path: ['title'],
    message: `Search results cut a title of more than ${MAX_TITLE_LENGTH} characters: write a shorter one for them in "pageTitle".`,
  })
}
