import { type RefObject, useEffect } from 'react'

/** Says, once effects run, that the island around `inside` can take events; `interaction.ts` waits for it. */
export function useIslandReady(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    inside.current?.closest('astro-island')?.setAttribute('data-ready', '')
  }, [inside])
}
