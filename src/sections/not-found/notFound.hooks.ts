import { hook } from '../../lib/anywhere/hook'

/** Where `notFound.client.ts` meets the not-found page. */
export const notFoundHooks = {
  text: hook('not-found'),
  below: hook('below'),
  title: hook('title'),
} as const
