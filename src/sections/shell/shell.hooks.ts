import { markupHook } from '../../lib/anywhere/markupHook'

/** Where the page scripts of every page meet their markup. */
export const shellHooks = {
  /** Sort of page, on the document. */
  kind: markupHook('kind'),
  theme: markupHook('theme'),
  themeChoice: markupHook('theme-choice'),
  copyLink: markupHook('copy-link'),
  copyText: markupHook('copy-text'),
  consent: markupHook('consent'),
  consentAnswer: markupHook('consent-answer'),
  consentAgain: markupHook('consent-again'),
} as const
