import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `scrollAreas.client.ts` meets `ScrollArea.tsx`. */
export const scrollAreaAttributes = { area: dataAttribute('scroll-area') } as const
