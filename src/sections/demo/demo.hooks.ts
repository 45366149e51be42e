import { markupHook } from '../../lib/anywhere/markupHook.ts'

/** Where the demo frame and the form in it meet their page scripts. */
export const demoHooks = {
  formUrl: markupHook('form-url'),
  /** On the frame of the site's own form, which speaks as soon as it is there. */
  ownForm: markupHook('own-form'),
  /** On what leads to the form's own page; gets the address that the frame gets. */
  formLink: markupHook('form-link'),
  frameSpace: markupHook('frame-space'),
  topic: markupHook('topic'),
  fallback: markupHook('frame-fallback'),
  /** On the embedded form's document: the height that it has told last. */
  toldHeight: markupHook('told-height'),
  formSummary: markupHook('form-summary'),
  sent: markupHook('demo-sent'),
  refused: markupHook('demo-refused'),
} as const
