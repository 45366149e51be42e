import { dataAttribute } from '../../lib/anywhere/dataAttribute.ts'

/** Where the demo frame and the form in it meet their page scripts. */
export const demoAttributes = {
  formUrl: dataAttribute('form-url'),
  /** On the frame of the site's own form, which speaks as soon as it is there. */
  ownForm: dataAttribute('own-form'),
  /** On what leads to the form's own page; gets the address that the frame gets. */
  formLink: dataAttribute('form-link'),
  frameSpace: dataAttribute('frame-space'),
  topic: dataAttribute('topic'),
  fallback: dataAttribute('frame-fallback'),
  /** On the embedded form's document: the height that it has told last. */
  toldHeight: dataAttribute('told-height'),
  formSummary: dataAttribute('form-summary'),
  sent: dataAttribute('demo-sent'),
  refused: dataAttribute('demo-refused'),
} as const
