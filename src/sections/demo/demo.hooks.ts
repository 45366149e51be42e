import { hook } from '../../lib/anywhere/hook'

/** Where the demo frame and the form in it meet their page scripts. */
export const demoHooks = {
  formUrl: hook('form-url'),
  /** On the frame of the site's own form, which speaks as soon as it is there. */
  ownForm: hook('own-form'),
  room: hook('frame-room'),
  topic: hook('topic'),
  fallback: hook('frame-fallback'),
  formSummary: hook('form-summary'),
  sent: hook('demo-sent'),
  refused: hook('demo-refused'),
} as const
