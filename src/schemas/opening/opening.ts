/** How a feature page opens: its words, and a composition that one page has, or any picture of the product beside them. */
import { z } from 'zod'
import { withOwnFigures } from '#src/lib/build/content/figures/figureOwnership.ts'
import { kindField, openingWords } from '../fields/fields.ts'
import { scene } from '../scenes/scenes.ts'
import { crowdOpening } from './crowdOpening.ts'
import { lanesOpening } from './lanesOpening.ts'
import { yearOpening } from './yearOpening.ts'

/** Any picture of the product, for a page whose story has no composition of its own. */
export const sceneOpening = z.strictObject({
  ...kindField('scene', 'Any picture of the product, beside the words or, where it is wide, below them.'),
  scene,
})

export const openingPicture = withOwnFigures(z.discriminatedUnion('kind', [lanesOpening, crowdOpening, yearOpening, sceneOpening])).meta({
  description:
    'What the first screen draws. “kind” chooses it: lanes, crowd and year each tell the story of one page, which alone may have it; scene is any picture of the product.',
})

export const opening = openingWords
  .extend({ picture: openingPicture })
  .meta({ description: 'The first screen of the page: its words, and what it draws.' })

/** What a first screen draws, as the page hands it on. */
export type OpeningPicture = z.output<typeof openingPicture>
