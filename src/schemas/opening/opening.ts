/** What a feature page opens with. Each kind is a composition of its own, so that no two pages share a first screen. */
import { z } from 'zod'
import { crowdOpening } from './crowdOpening'
import { lanesOpening } from './lanesOpening'
import { yearOpening } from './yearOpening'

export const opening = z.discriminatedUnion('kind', [
  /** Four channels that become one record. */
  lanesOpening,
  /** Everybody on the roster, and who of them is asked. */
  crowdOpening,
  /** A year of points that a visitor sets a price for. */
  yearOpening,
])
