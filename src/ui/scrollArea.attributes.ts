import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

export const scrollAreaAttributes = { area: dataAttribute('scroll-area') } as const
