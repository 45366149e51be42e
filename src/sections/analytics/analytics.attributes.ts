import { dataAttribute } from '../../lib/anywhere/dataAttribute'

/** Where the question for consent meets its page script. */
export const analyticsAttributes = {
  consent: dataAttribute('consent'),
  consentAnswer: dataAttribute('consent-answer'),
  consentAgain: dataAttribute('consent-again'),
} as const
