/**
 * Places in the built form page that the leads service fills in for visitors without JavaScript: the build writes them
 * (src/sections/demo/AnswerTemplates.tsx), server/leads/http/formPage.ts finds them.
 */

/** @returns what stands where the error of a field belongs */
export const errorSlot = (field: string): string => `{error:${field}}`
/** Stands where the reference of a stored request belongs. */
export const REFERENCE_SLOT = '{reference}'
