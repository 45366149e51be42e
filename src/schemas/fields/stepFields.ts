/** Numbered steps (sections/blocks/steps/StepsBlock.tsx). */
import { z } from 'zod'
import { listField, titledTextSchema } from './fields.ts'

export const stepFields = {
  look: z
    .enum(['stops', 'gate'])
    .meta({ description: 'How the steps are drawn: stops on a line, or a gate before which everything waits.' }),
  gate: z
    .exactOptional(z.number().int('Write a whole number.').min(2))
    .meta({ description: 'Only with the look “gate”: the number of the step before which everything waits, counted from 1.' }),
  steps: listField(titledTextSchema, 2, 8).meta({ description: 'The steps, in order. Numbers are set by the page.' }),
}

type Gated = { look?: string; gate?: number; steps?: readonly unknown[] }

/** Whether `gate` is given with the look "gate", and only then. */
export const gateFitsLook = ({ look, gate, steps = [] }: Gated): boolean =>
  look === 'gate' ? gate !== undefined && gate <= steps.length : gate === undefined
export const gateProblem = {
  path: ['gate'],
  message: 'The look "gate" needs "gate", the number (from 2 on) of the step before which everything waits; other looks have none.',
}
