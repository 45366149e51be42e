import { z } from 'zod'
import { keysOf } from '#src/lib/anywhere/objects/keysOf.ts'
import { BOARD_STATUSES } from '#src/models/policy/policy.ts'

/** The status of a shift. The policy says how boards show it. */
export const shiftStatusField = z.enum(keysOf(BOARD_STATUSES))
