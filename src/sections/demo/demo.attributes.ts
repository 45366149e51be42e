import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the demo frame and the form in it meet their page scripts. */
export const demoAttributes = {
  formUrl: dataAttribute('demo-form-url'),
  /** On the frame of the site's own form, which speaks as soon as it is there. */
  ownForm: dataAttribute('demo-own-form'),
  /** On what leads to the form's own page; gets the address that the frame gets. */
  formLink: dataAttribute('demo-form-link'),
  frameSpace: dataAttribute('demo-frame-space'),
  topic: dataAttribute('demo-topic'),
  fallback: dataAttribute('demo-frame-fallback'),
  /** On what is said to those who see no form; not shown any more once the form has spoken. */
  missing: dataAttribute('demo-frame-missing'),
} as const
