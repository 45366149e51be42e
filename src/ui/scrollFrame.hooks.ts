import { hook } from '../lib/anywhere/hook'

/** Where `scrollTables.client.ts` meets `ScrollFrame.tsx`. */
export const scrollFrameHooks = { frame: hook('scroll-table') } as const
