/** How a feature page opens. Each kind is a different composition, so that no two pages have the same first screen. */
import { z } from 'zod'
import { withOwnFigures } from '../../lib/build/content/figures/figureOwnership'
import { crowdOpening } from './crowdOpening'
import { lanesOpening } from './lanesOpening'
import { yearOpening } from './yearOpening'

export const opening = withOwnFigures(z.discriminatedUnion('kind', [lanesOpening, crowdOpening, yearOpening])).meta({
  description: 'What the first screen draws. “kind” chooses the picture; no two feature pages have the same one.',
})

/** An opening as the page hands it on. */
export type OpeningContent = z.output<typeof opening>
