import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** What stands under the sky of an hour, with that hour: styles/skies.css has its colors. Apart from scene.attributes.ts, which scripts carry whole. */
export const skyHourAttributes = { hour: dataAttribute('sky-hour') } as const
