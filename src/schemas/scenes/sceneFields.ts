/** The fields that several pictures of the product share. */
import { z } from 'zod'
import { sampleField } from '../fields/fields.ts'

/** Pictures are samples unless they say `sample: false`. */
export const sampleByDefaultField = sampleField
  .default(true)
  .meta({ description: 'Whether people and counts in the picture are invented, which its small print then says. Left out, it means true.' })
export const replyField = z.exactOptional(z.boolean()).meta({ description: 'true for a message from the line, drawn on the other side.' })
