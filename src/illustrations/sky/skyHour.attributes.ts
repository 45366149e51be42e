import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Set on elements under the sky of an hour. styles/skies.css has the colors. */
export const skyHourAttributes = { hour: dataAttribute('sky-hour') } as const
