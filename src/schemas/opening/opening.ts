/** How a feature page opens: its words, and a composition that one page has, or any picture of the product beside them. */
import { z } from 'zod'
import { withOwnFigures } from '#src/lib/build/content/figures/figureOwnership.ts'
import { openingWords } from '../fields/fields.ts'
import { crowdOpening } from './crowdOpening.ts'
import { lanesOpening } from './lanesOpening.ts'
import { sceneOpening } from './sceneOpening.ts'
import { yearOpening } from './yearOpening.ts'

export const openingPicture = withOwnFigures(z.discriminatedUnion('kind', [lanesOpening, crowdOpening, yearOpening, sceneOpening])).meta({
  description:
    'What the first screen draws. “kind” chooses it: lanes, crowd and year each tell the story of one page, which alone may have it; scene is any picture of the product.',
})

export const opening = openingWords
  .extend({ picture: openingPicture })
  .meta({ description: 'The first screen of the page: its words, and what it draws.' })

/** What a first screen draws, as the page hands it on. */
export type OpeningPicture = z.output<typeof openingPicture>
