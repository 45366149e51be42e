import { hook } from '../lib/anywhere/hook'

/** Where `scrollTables.client.ts` meets `ScrollFrame.tsx`; print.css lets the frame out. */
export const scrollFrameHooks = { frame: hook('scroll-table') } as const
