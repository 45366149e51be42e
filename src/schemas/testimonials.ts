/** Quotes of customers, shown on the home page. */
import { z } from 'zod'
import { SKY_NAMES, SKYLINE_NAMES } from '../lib/anywhere/pictureNames'
import { label, many, sample, text } from './fields'

const quote = z.strictObject({
  quote: text(220, 'a quote is set large'),
  role: label,
  company: label,
  /** The sky behind it, and what stands on its horizon. */
  background: z.enum(SKY_NAMES),
  skyline: z.enum(SKYLINE_NAMES),
})

export const testimonials = z.strictObject({ sample, quotes: many(quote, 2, 6) })
