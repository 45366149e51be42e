import { type RefObject, useEffect } from 'react'
import { hydrationAttributes } from './hydration.attributes.ts'

/** Marks the island around `inside` as ready once effects run. `interaction.ts` waits for this. */
export function useIslandReady(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    inside.current?.closest('astro-island')?.setAttribute(hydrationAttributes.ready.attribute, '')
  }, [inside])
}
