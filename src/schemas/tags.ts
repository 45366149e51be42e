import { z } from 'zod'
import { anchor, label, many, meta } from './fields'
import { uniqueIds } from './uniqueIds'

/** Topics of articles: the closed list that front matter chooses from. */
export const tags = z.strictObject({
  tags: many(z.strictObject({ id: anchor, label, description: meta.shape.description }), 1, 30).superRefine(uniqueIds),
})
