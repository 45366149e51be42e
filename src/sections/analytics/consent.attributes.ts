import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the question for consent meets its page script. */
export const consentAttributes = {
  consent: dataAttribute('consent'),
  answer: dataAttribute('consent-answer'),
  again: dataAttribute('consent-again'),
} as const
