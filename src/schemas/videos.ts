/** Walk-throughs of the product. */
import { z } from 'zod'
import { anchor, heading, label, many, meta, paragraph, text } from './fields'
import { growingScene } from './scenes/scenes'
import { uniqueIds } from './uniqueIds'

export const videos = z.strictObject({
  meta,
  heading,
  lede: paragraph,
  /** Names of parts of the player. */
  words: z.strictObject({ chapters: label, scrubber: label, transcript: label }),
  videos: many(z.strictObject({ id: anchor, title: heading, captions: many(text(160), 2, 10), scene: growingScene }), 1, 12).superRefine(
    uniqueIds,
  ),
})
