/** What a feature page opens with. Each kind is a composition of its own, so that no two pages share a first screen. */
import { z } from 'zod'
import { scene } from '../scenes/scenes'

export const opening = z.discriminatedUnion('kind', [
  /** The product beside the words. */
  z.strictObject({ kind: z.literal('scene'), scene }),
])
