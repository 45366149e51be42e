/** Who stands behind the service; its members are also the authors. */
import { z } from 'zod'
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
      /** Drawn features; null shows the initials on a tile. */
      portrait: z
        .strictObject({
          skin: z.enum(['a', 'b', 'c', 'd']),
          hair: z.enum(['short', 'bun', 'curls', 'bald', 'long']),
          glasses: z.exactOptional(z.boolean()),
          beard: z.exactOptional(z.boolean()),
        })
        .nullable(),
    }),
    1,
    24,
  ).superRefine(uniqueIds),
})
