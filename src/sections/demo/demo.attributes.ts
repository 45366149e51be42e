import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the demo frame and the form in it meet their page scripts. */
export const demoAttributes = {
  formUrl: dataAttribute('demo-form-url'),
  /** On the frame of the site's own form, which reports itself as soon as it is loaded. */
  ownForm: dataAttribute('demo-own-form'),
  /** On links to the form's own page, which get the same parameters as the frame. */
  formLink: dataAttribute('demo-form-link'),
  frameSpace: dataAttribute('demo-frame-space'),
  topic: dataAttribute('demo-topic'),
  fallback: dataAttribute('demo-frame-fallback'),
  /** On the text for visitors who see no form. It is hidden once the form has reported itself. */
  missing: dataAttribute('demo-frame-missing'),
} as const
