/** How a feature page opens. Each kind is a different composition, so that no two pages have the same first screen. */
import { z } from 'zod'
import { withOwnFigures } from '#src/lib/build/content/figures/figureOwnership.ts'
import { crowdOpening } from './crowdOpening.ts'
import { lanesOpening } from './lanesOpening.ts'
import { yearOpening } from './yearOpening.ts'

export const opening = withOwnFigures(z.discriminatedUnion('kind', [lanesOpening, crowdOpening, yearOpening])).meta({
  description: 'What the first screen draws. “kind” chooses the picture; no two feature pages have the same one.',
})

/** An opening as the page hands it on. */
export type OpeningContent = z.output<typeof opening>
