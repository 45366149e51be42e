/**
 * `client:interaction`: hydrates an island when a visitor first points at, touches, focuses or types into it, and replays what they did
 * before it was live.
 * Early clicks, submits, and keys that move or close something are held and replayed in order once the island is ready
 * (`hydrationAttributes.ready`, set in an effect by `useIslandReady`). Two presses on one control count as one: a second press on Play,
 * because nothing has happened yet, still means play. A control whose presses add up has `hydrationAttributes.eachPress`. Typed text stays
 * in the DOM, where islands read it.
 * If the code never comes (the page is older than the deployed build, or a network blocks it), the browser's own behavior returns: it sends
 * the demo form as a plain form. See docs/architecture.md, "From first touch to live island".
 */
import type { ClientDirective } from 'astro'
import { hydrationAttributes } from './hydration.attributes.ts'

const START_EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const
const SIGNS_OF_A_PERSON = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const
/** Controls that need script. Links and inputs work as they are. */
const SCRIPTED = 'button, summary, [role="button"]'
/** Keys that act on a control without a click. Tab and text stay with the browser. */
const HELD_KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape'])

/** How long a visitor waits for an island, in milliseconds. On the slowest phones its code takes about five seconds. */
export const ISLAND_TIMEOUT_MS = 12_000

type Load = Parameters<ClientDirective>[0]

const interaction: ClientDirective = (load, _options, island) => {
  loadAtFirstSign(load, island)
  const held = holdUntilReady(island)
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    for (const type of START_EVENTS) island.removeEventListener(type, start)
    const isAlive = await hydrateIsland(load, island)
    held.release()
    if (isAlive) enterWherePointerRests(island)
    held.replay()
  }
  for (const type of START_EVENTS) island.addEventListener(type, start, { passive: true })
  // A control may have focus or the pointer already when the page becomes interactive.
  if (island.contains(document.activeElement) || island.querySelector(':hover')) void start()
}

/** @returns whether the island became ready; false if its code failed or did not come within `ISLAND_TIMEOUT_MS` */
function hydrateIsland(load: Load, island: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isAlive: boolean) => {
      clearTimeout(timer)
      island.removeEventListener('astro:hydration-error', fail)
      resolve(isAlive)
    }
    // After two failed tries Astro fires this event. `load()` itself does not reject, so only the event tells us.
    const fail = () => settle(false)
    const timer = setTimeout(fail, ISLAND_TIMEOUT_MS)
    island.addEventListener('astro:hydration-error', fail)
    const hydrate = async () => {
      await (await load())()
      await waitForReadyAttribute(island)
    }
    hydrate().then(() => settle(true), fail)
  })
}

/**
 * Fetches the island's modules at low priority at the visitor's first input, and runs them once the visitor acts below the header, so that
 * the first tap need not wait. Input in the header opens a menu, which must not be delayed.
 */
function loadAtFirstSign(load: Load, island: HTMLElement): void {
  let isFetched = false
  const onSign = ({ target }: Event) => {
    if (!isFetched) preloadModules(island)
    isFetched = true
    if (target instanceof Element && target.closest('header')) return
    for (const type of SIGNS_OF_A_PERSON) window.removeEventListener(type, onSign)
    if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: 2000 })
    else setTimeout(() => void load(), 200)
  }
  for (const type of SIGNS_OF_A_PERSON) window.addEventListener(type, onSign, { passive: true })
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

function holdUntilReady(island: HTMLElement) {
  /** What the visitor did before the island was ready. */
  let acts: { target: Element; act: () => void }[] = []
  const keep = (target: Element, act: () => void) => {
    // A repeated act moves to the end of the list.
    if (!target.matches(hydrationAttributes.eachPress.selector)) acts = acts.filter((earlier) => earlier.target !== target)
    acts.push({ target, act })
  }
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    if (!target) return
    // The browser handles inputs itself. The island reads their values once it is ready.
    if (target instanceof HTMLInputElement) return
    if (event.type === 'click') {
      const control = target.closest<HTMLElement>(SCRIPTED)
      // A submit button's click is not held, because its submit event is.
      if (!control || (control instanceof HTMLButtonElement && control.type === 'submit')) return
      keep(control, () => control.click())
    } else if (event instanceof KeyboardEvent) {
      const { key } = event
      if (!HELD_KEYS.has(key) || !target.matches(SCRIPTED)) return
      keep(target, () => target.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true })))
    } else {
      const form = target.closest('form')
      const submitter = event instanceof SubmitEvent ? event.submitter : null
      if (!form) return
      keep(form, () => form.requestSubmit(submitter))
    }
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const types = ['click', 'submit', 'keydown']
  for (const type of types) island.addEventListener(type, hold, { capture: true })
  return {
    release: () => {
      for (const type of types) island.removeEventListener(type, hold, { capture: true })
    },
    replay: () => {
      for (const { act } of acts) act()
    },
  }
}

function waitForReadyAttribute(island: HTMLElement): Promise<void> {
  if (island.hasAttribute(hydrationAttributes.ready.attribute)) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(island, { attributes: true, attributeFilter: [hydrationAttributes.ready.attribute] })
  })
}

/** React gets no "enter" event for a pointer that was there before it, so send one. */
function enterWherePointerRests(island: HTMLElement): void {
  const rested = Array.from(island.querySelectorAll(':hover')).at(-1)
  if (!rested || !matchMedia('(hover: hover)').matches) return
  for (const type of ['pointerover', 'pointermove']) {
    rested.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse' }))
  }
}

export default interaction
