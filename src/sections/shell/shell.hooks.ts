import { hook } from '../../lib/anywhere/hook'

/** Where the page scripts of every page meet their markup. */
export const shellHooks = {
  theme: hook('theme'),
  themeChoice: hook('theme-choice'),
  copyLink: hook('copy-link'),
  copyText: hook('copy-text'),
} as const
