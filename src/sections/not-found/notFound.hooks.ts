import { markupHook } from '../../lib/anywhere/markupHook'

/** Where `notFound.client.ts` meets the not-found page. */
export const notFoundHooks = {
  text: markupHook('not-found'),
  below: markupHook('below'),
  title: markupHook('title'),
} as const
