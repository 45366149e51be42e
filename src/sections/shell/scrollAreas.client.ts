/**
 * A scroll area must be reachable by keyboard and have a name, but one whose content fits must not be a Tab stop. The HTML has both, so
 * that it works without scripts; this removes them if the content fits. A page script, because only a browser knows what fits.
 */
import { scrollAreaAttributes } from '#src/ui/scrollArea.attributes.ts'

const STOP = ['tabindex', 'role', 'aria-label'] as const

/** @returns a function that removes observer and listeners */
export function connectScrollAreas(root: Document = document): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const areas = Array.from(root.querySelectorAll<HTMLElement>(scrollAreaAttributes.area.selector))
  const asBuilt = new Map(areas.map((area) => [area, STOP.map((name) => [name, area.getAttribute(name) ?? ''] as const)]))
  const update = (area: HTMLElement) => {
    const canScroll = area.scrollWidth > area.clientWidth
    for (const [name, value] of asBuilt.get(area) ?? []) {
      if (canScroll) area.setAttribute(name, value)
      else area.removeAttribute(name)
    }
  }
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) update(target)
  })
  for (const area of areas) {
    observer.observe(area)
    // Chromium leaves a focused element half hidden at the side, once 32 px of it are seen.
    area.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof HTMLElement && target !== area && target.matches(':focus-visible'))
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      },
      { signal },
    )
  }
  // At the phone breakpoint, check again: ResizeObserver does not report areas that `content-visibility` has not laid out
  // (sections/home/morning/swipePanes.css).
  matchMedia('(width < 40rem)').addEventListener('change', () => areas.forEach(update), { signal })
  return () => {
    observer.disconnect()
    listening.abort()
  }
}
