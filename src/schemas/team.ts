/** Who stands behind the service; its members are also the authors. */
import { z } from 'zod'
import { PORTRAIT_NAMES } from '../lib/anywhere/pictureNames'
import { closing } from './closing'
import { anchor, clock, heading, label, many, meta, paragraph, sample, text } from './fields'
import { uniqueIds } from './uniqueIds'

export const team = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  /** Why each portrait has an hour. */
  hours: text(120),
  sample,
  /** In any order: the page shows them in that of their hours. */
  members: many(
    z.strictObject({
      id: anchor,
      name: label,
      title: label,
      /** When the portrait's sky is as it is drawn; somebody without one comes last. */
      hour: clock.optional(),
      bio: text(240, 'it stands under a portrait'),
      /** One of the drawn people; null shows the initials on a tile. */
      portrait: z.enum(PORTRAIT_NAMES).nullable(),
    }),
    1,
    24,
  ).superRefine(uniqueIds),
  closing,
})
