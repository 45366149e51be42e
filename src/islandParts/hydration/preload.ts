import type { ClientDirective } from 'astro'

/** Astro's function that loads an island's modules. */
export type LoadIsland = Parameters<ClientDirective>[0]

const VISITOR_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * Waits for the visitor's first event anywhere on the page, and then preloads the island's modules at low priority. It also runs them when
 * the browser is idle, so that the first tap on the island need not wait. Events in the header only preload: the visitor may want to open a
 * menu, and running the modules would delay it.
 */
export function loadAtFirstEvent(load: LoadIsland, island: HTMLElement): void {
  const onEvent = ({ target }: Event) => {
    preloadModules(island)
    if (target instanceof Element && target.closest('header')) return
    for (const type of VISITOR_EVENTS) window.removeEventListener(type, onEvent)
    if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: 2000 })
    else setTimeout(() => void load(), 200)
  }
  for (const type of VISITOR_EVENTS) window.addEventListener(type, onEvent, { passive: true })
}

function preloadModules(island: HTMLElement): void {
  for (const name of ['component-url', 'renderer-url']) {
    const href = island.getAttribute(name)
    if (!href || document.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}
