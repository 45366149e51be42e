import { dataAttribute } from '../lib/anywhere/markup/dataAttribute'

/** Where `scrollAreas.client.ts` meets `ScrollArea.tsx`. */
export const scrollAreaAttributes = { area: dataAttribute('scroll-area') } as const
