import { z } from 'zod'
import { BOARD_STATES, type BoardState } from '#src/policy/policy.ts'

/** The state of a shift, by its name: what boards show for it is the policy's. */
export const shiftStatusField = z.enum(Object.keys(BOARD_STATES) as BoardState[])
