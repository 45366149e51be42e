import { markupHook } from '../../lib/anywhere/markupHook'

/** Where the question for consent meets its page script. */
export const analyticsHooks = {
  consent: markupHook('consent'),
  consentAnswer: markupHook('consent-answer'),
  consentAgain: markupHook('consent-again'),
} as const
