import { hook } from '../../lib/anywhere/hook'

/** Where `sectionTracking.client.ts` meets `TableOfContents.tsx`. */
export const documentHooks = {
  toc: hook('toc'),
  bar: hook('toc-bar'),
  current: hook('toc-current'),
} as const
