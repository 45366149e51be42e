import { hook } from '../../lib/anywhere/hook'

/** Where `sectionTracking.client.ts` meets `TableOfContents.tsx`. */
export const documentHooks = {
  toc: hook('toc'),
} as const
