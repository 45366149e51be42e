import { hook } from '../lib/anywhere/hook'

/** Parts of a scene that a walk-through shows one by one (sections/videos). */
export const sceneHooks = { step: hook('step') } as const
