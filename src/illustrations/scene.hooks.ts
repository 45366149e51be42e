import { markupHook } from '../lib/anywhere/markupHook'

/** Parts of a scene that a walk-through shows one by one (sections/videos). */
export const sceneHooks = { step: markupHook('step') } as const
