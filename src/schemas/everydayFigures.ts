import { z } from 'zod'

/** Figures that need no claim, as a page says them. */
export const everydayFigures = z.record(
  z.string(),
  z
    .string()
    .min(10, 'Say in a few words where the figure comes from.')
    .meta({ description: 'The figure as a page says it, and behind it why it is neither a claim nor a number of the policy.' }),
)
