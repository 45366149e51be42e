/** How a feature page opens: a composition that one page has, or any picture of the product beside the words. */
import { z } from 'zod'
import { withOwnFigures } from '#src/lib/build/content/figures/figureOwnership.ts'
import { crowdOpening } from './crowdOpening.ts'
import { lanesOpening } from './lanesOpening.ts'
import { sceneOpening } from './sceneOpening.ts'
import { yearOpening } from './yearOpening.ts'

export const opening = withOwnFigures(z.discriminatedUnion('kind', [lanesOpening, crowdOpening, yearOpening, sceneOpening])).meta({
  description:
    'What the first screen draws. “kind” chooses it: lanes, crowd and year each tell one story at length, scene is any picture of the product.',
})

/** An opening as the page hands it on. */
export type OpeningContent = z.output<typeof opening>
