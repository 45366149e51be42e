/** What a feature page opens with. Each kind is a composition of its own, so that no two pages share a first screen. */
import { z } from 'zod'
import { crowdOpening } from './crowdOpening'
import { lanes } from './lanes'
import { year } from './year'

export const opening = z.discriminatedUnion('kind', [
  /** Four channels that become one record. */
  lanes.safeExtend({ kind: z.literal('lanes') }),
  /** Everybody on the roster, and who of them is asked. */
  crowdOpening,
  /** A year of points that a visitor sets a price for. */
  year,
])
