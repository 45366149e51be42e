import { z } from 'zod'
import { BOARD_STATES, type BoardState } from '#src/policy/policy.ts'

/** The state of a shift. The policy says how boards show it. */
export const shiftStatusField = z.enum(Object.keys(BOARD_STATES) as BoardState[])
