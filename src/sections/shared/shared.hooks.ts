import { markupHook } from '../../lib/anywhere/markupHook.ts'

/** Where markup of every domain meets the page scripts, styles and tests of every page. */
export const sharedHooks = {
  /** Sort of page, on the document. */
  pageKind: markupHook('kind'),
  copyLink: markupHook('copy-link'),
  copyText: markupHook('copy-text'),
  /** A form whose fields begin a demo request, and each such field with its name. */
  startForm: markupHook('start-form'),
  startField: markupHook('start-field'),
  /** What is said of such a field, by its name; hidden until it is wrong. */
  startError: markupHook('start-error'),
  /** Header and footer. */
  frame: markupHook('shell'),
  /** A figure of results, with its icon. */
  stat: markupHook('stat'),
  /** A figure, which stands on one line. */
  figure: markupHook('figure'),
} as const
