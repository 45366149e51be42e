import { hook } from '../../lib/anywhere/hook'

/** Where the demo frame and the form in it meet their page scripts. */
export const demoHooks = {
  formUrl: hook('form-url'),
  fallback: hook('frame-fallback'),
  formSummary: hook('form-summary'),
  sent: hook('demo-sent'),
} as const
