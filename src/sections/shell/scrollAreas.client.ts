/**
 * A table or a row that is wider than its place scrolls, and what scrolls must be reachable with the keyboard and have a name; one
 * that fits must not be a Tab stop. The page is built with the first, so that it holds without scripts.
 * A page script, since only a browser knows what fits.
 */
import { scrollAreaAttributes } from '#src/ui/scrollArea.attributes.ts'

const STOP = ['tabindex', 'role', 'aria-label'] as const

/** @returns a function that takes observer and listeners away again */
export function connectScrollAreas(root: Document = document): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const areas = Array.from(root.querySelectorAll<HTMLElement>(scrollAreaAttributes.area.selector))
  const asBuilt = new Map(areas.map((area) => [area, STOP.map((name) => [name, area.getAttribute(name) ?? ''] as const)]))
  const update = (area: HTMLElement) => {
    const scrolls = area.scrollWidth > area.clientWidth
    for (const [name, value] of asBuilt.get(area) ?? []) {
      if (scrolls) area.setAttribute(name, value)
      else area.removeAttribute(name)
    }
  }
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) update(target)
  })
  for (const area of areas) {
    observer.observe(area)
    // Chromium leaves what has focus half outside at the side, once 32 px of it are seen.
    area.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof HTMLElement && target !== area && target.matches(':focus-visible'))
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      },
      { signal },
    )
  }
  // Where phones begin (sections/home/morning/swipePanes.css): what they lay out late is not observed until then.
  matchMedia('(width < 40rem)').addEventListener('change', () => areas.forEach(update), { signal })
  return () => {
    observer.disconnect()
    listening.abort()
  }
}
