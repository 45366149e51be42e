import { z } from 'zod'

/** The place of an entry among others of its kind. That no two have one is checked of all together (registry/checks/checkReferences.ts). */
export const position = z.number().int('Write a whole number.').min(1, 'Places begin with 1.')
