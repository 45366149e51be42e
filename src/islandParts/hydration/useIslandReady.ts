import { type RefObject, useEffect } from 'react'
import { hydrationAttributes } from './hydration.attributes.ts'

/** Sets the ready attribute on the island around `inside` once effects run. `interaction.ts` waits for it. */
export function useIslandReady(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    inside.current?.closest('astro-island')?.setAttribute(hydrationAttributes.ready.attribute, '')
  }, [inside])
}
