/**
 * Placeholders in the built form page, which the leads service replaces for visitors without JavaScript.
 * `src/sections/demo/form/AnswerTemplates.tsx` writes them, `server/leads/http/formPage.ts` replaces them.
 */

/** The placeholder for the error of a field. */
export const errorSlot = (field: string): string => `{error:${field}}`
/** The placeholder for the reference of a stored request. */
export const REFERENCE_SLOT = '{reference}'
