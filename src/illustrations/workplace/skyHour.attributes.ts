import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/**
 * On anything under the sky of an hour; styles/skies.css has the colors. Apart from scene.attributes.ts, because scripts do not need it.
 */
export const skyHourAttributes = { hour: dataAttribute('sky-hour') } as const
