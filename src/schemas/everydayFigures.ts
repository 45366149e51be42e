import { z } from 'zod'

/** Figures that need no registry: figure, as a page says it → why it is neither a claim nor the policy. */
export const everydayFigures = z.record(z.string(), z.string().min(10, 'Say in a few words where the figure comes from.'))
