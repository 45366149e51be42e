import { z } from 'zod'
import { BOARD_STATES } from '../../site/policy/policy'

/** The states of a shift, as boards show them. */
export const shiftStatus = z.enum(['Covered', 'Called off', BOARD_STATES.waiting, BOARD_STATES.late])
export type ShiftStatus = z.output<typeof shiftStatus>
