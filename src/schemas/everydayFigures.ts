import { z } from 'zod'

/** Figures that need no claim, as a page says them. */
export const everydayFigures = z.record(
  z.string(),
  z.string().min(10, 'Say in a few words where the figure comes from.').meta({
    description:
      'Before the colon, the figure as a page says it; behind it, which page that is, and why it is neither a claim nor a number of the policy.',
  }),
)
