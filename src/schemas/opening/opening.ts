/** What a feature page opens with. Each kind is a composition of its own, so that no two pages share a first screen. */
import { z } from 'zod'
import { crowdOpening } from './crowdOpening'
import { lanesOpening } from './lanesOpening'
import { yearOpening } from './yearOpening'

export const opening = z
  .discriminatedUnion('kind', [lanesOpening, crowdOpening, yearOpening])
  .meta({ description: 'What the first screen draws. “kind” chooses the picture; no two feature pages have the same one.' })
