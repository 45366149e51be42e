/** Walk-throughs of the product. */
import { z } from 'zod'
import { closing } from './blocks/closing.ts'
import { anchor, heading, label, many, meta, paragraph, text, withAllBlanks } from './fields/fields.ts'
import { checkUniqueIds } from './fields/uniqueIds.ts'
import { growingScene } from './scenes/scenes.ts'

export const videos = z.strictObject({
  meta,
  heading: heading.meta({ description: 'The headline of the page.' }),
  lede: paragraph.meta({ description: 'One or two sentences under the headline.' }),
  words: z
    .strictObject({
      list: label.meta({ description: 'The name of the list of walk-throughs.' }),
      scrubber: label.meta({ description: 'The name of the slider. Screen readers say it.' }),
      transcript: label.meta({ description: 'The heading of the transcript.' }),
      play: label.meta({ description: 'The name of the button that plays. Screen readers say it.' }),
      pause: label.meta({ description: 'The name of the same button while it plays.' }),
      previous: label.meta({ description: 'The name of the button to the step before.' }),
      next: label.meta({ description: 'The name of the button to the step after.' }),
      place: withAllBlanks(40, 'step', 'steps').meta({
        description: 'Said at each step, before what happens. {step} is its number, {steps} is how many there are.',
      }),
    })
    .meta({ description: 'The names of the player’s parts.' }),
  videos: many(
    z.strictObject({
      id: anchor.meta({ description: 'The walk-through’s address: #name. Links lead to it, so keep it once it is published.' }),
      title: heading.meta({ description: 'The title of the walk-through.' }),
      captions: many(text(160), 2, 10).meta({ description: 'What is said at each step. The transcript is made of them.' }),
      scene: growingScene,
    }),
    1,
    12,
  )
    .superRefine(checkUniqueIds)
    .meta({ description: 'The walk-throughs, in the order of the page.' }),
  closing,
})

export type VideosContent = z.output<typeof videos>
