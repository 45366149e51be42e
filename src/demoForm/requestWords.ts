/**
 * The sentences about a demo request that the form and the leads service say to visitors. They are `form` in src/content/pages/demo.yaml.
 * The build copies them into its manifest, because the service reads no content.
 */

/** Errors beside a field. The form and the service find the same ones (demoRequest.ts). */
export const ERROR_NAMES = [
  'noName',
  'noEmail',
  'wrongEmail',
  'noCompany',
  'noPhone',
  'wrongPhone',
  'noIndustry',
  'noEmployees',
  'notWhole',
  'tooFew',
  'tooMany',
  'noConsent',
  'tooLong',
  'unstorable',
] as const
/** Answers of the service that concern no single field. */
export const ANSWER_NAMES = ['wrongFields', 'tooOften', 'tooLarge', 'notNow', 'fault', 'goBack', 'received'] as const

export type ErrorWords = Record<(typeof ERROR_NAMES)[number], string>
export type AnswerWords = Record<(typeof ANSWER_NAMES)[number], string>
export type RequestWords = { errors: ErrorWords; answers: AnswerWords }
