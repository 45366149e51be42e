import { dataAttribute } from '../lib/anywhere/dataAttribute'

/** Where `scrollTables.client.ts` meets `ScrollFrame.tsx`. */
export const scrollFrameAttributes = { frame: dataAttribute('scroll-table') } as const
