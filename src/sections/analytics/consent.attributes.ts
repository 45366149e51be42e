import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the question for consent meets its page script. */
export const consentAttributes = {
  consent: dataAttribute('consent'),
  /** On the two buttons, with one of `CONSENT_ANSWERS`. */
  answer: dataAttribute('consent-answer'),
  again: dataAttribute('consent-again'),
} as const

/** Of a visitor, also as they are stored. */
export const CONSENT_ANSWERS = { allowed: 'allowed', declined: 'declined' } as const
