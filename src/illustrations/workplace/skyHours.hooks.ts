import { markupHook } from '../../lib/anywhere/markupHook'

/** What stands under the sky of an hour, with that hour: styles/skies.css has its colors. Apart from scene.hooks.ts, which scripts carry whole. */
export const skyHourHooks = { hour: markupHook('hour') } as const
