import { markupHook } from '../../lib/anywhere/markupHook'

/** Where `sectionTracking.client.ts` meets `TableOfContents.tsx`. */
export const documentHooks = {
  toc: markupHook('toc'),
  bar: markupHook('toc-bar'),
  current: markupHook('toc-current'),
} as const
