import { z } from 'zod'
import { WORKPLACE_NAMES } from '../lib/anywhere/pictureNames'
import { anchor, clock, label, many, meta } from './fields'
import { uniqueIds } from './uniqueIds'

/** Topics of articles: the closed list that front matter chooses from. */
export const tags = z.strictObject({
  tags: many(
    z.strictObject({
      id: anchor,
      label,
      description: meta.shape.description,
      /** The hour of its pictures, and the workplace on its share cards. */
      scene: z.strictObject({ workplace: z.enum(WORKPLACE_NAMES), clock }).default({ workplace: 'plant', clock: '05:31' }),
    }),
    1,
    30,
  ).superRefine(uniqueIds),
})
