/** Walk-throughs of the product. */
import { z } from 'zod'
import { anchor, heading, many, meta, paragraph, text } from './fields'
import { growingScene } from './scenes/scenes'
import { uniqueIds } from './uniqueIds'

export const videos = z.strictObject({
  meta,
  heading,
  lede: paragraph,
  videos: many(z.strictObject({ id: anchor, title: heading, captions: many(text(160), 2, 10), scene: growingScene }), 1, 12).superRefine(
    uniqueIds,
  ),
})
