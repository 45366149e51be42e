import { dataAttribute } from '../lib/anywhere/markup/dataAttribute'

/** Where `scrollFrames.client.ts` meets `ScrollFrame.tsx`. */
export const scrollFrameAttributes = { frame: dataAttribute('scroll-frame') } as const
