import { markupHook } from '../lib/anywhere/markupHook'

/** Where `scrollTables.client.ts` meets `ScrollFrame.tsx`. */
export const scrollFrameHooks = { frame: markupHook('scroll-table') } as const
