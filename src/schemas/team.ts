/** Who stands behind the service; its members are also the authors. */
import { z } from 'zod'
import { PORTRAIT_NAMES } from '../lib/anywhere/pictureNames'
import { anchor, heading, label, many, meta, paragraph, sample, text } from './fields'
import { uniqueIds } from './uniqueIds'

export const team = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  sample,
  members: many(
    z.strictObject({
      id: anchor,
      name: label,
      title: label,
      bio: text(240, 'it stands under a portrait'),
      /** One of the drawn people; null shows the initials on a tile. */
      portrait: z.enum(PORTRAIT_NAMES).nullable(),
    }),
    1,
    24,
  ).superRefine(uniqueIds),
})
