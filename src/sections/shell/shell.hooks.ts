import { hook } from '../../lib/anywhere/hook'

/** Where the page scripts of every page meet their markup. */
export const shellHooks = {
  /** Sort of page, on the document. */
  kind: hook('kind'),
  theme: hook('theme'),
  themeChoice: hook('theme-choice'),
  copyLink: hook('copy-link'),
  copyText: hook('copy-text'),
  consent: hook('consent'),
  consentAnswer: hook('consent-answer'),
  consentAgain: hook('consent-again'),
} as const
