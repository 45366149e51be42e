/**
 * The directive `client:interaction`. It hydrates an island when a visitor first points at it, touches it, focuses it or types in it.
 * Nothing that the visitor does before hydration ends is lost:
 *
 * - Clicks on buttons, submits, and arrow keys, Home, End and Escape are held back. They are replayed in order once the island is ready,
 *   that is once `useIslandReady` has set `hydrationAttributes.ready`.
 * - Several presses of one control count as one: a visitor who presses Play twice, because nothing happened, still means Play. A control
 *   with `hydrationAttributes.eachPress` keeps every press.
 * - What is typed or chosen stays in the DOM, where the island reads it (`useEarlyInput`).
 * - If the code never loads (the page is older than the deployed build, or a network blocks it), the held events go to the browser instead.
 *   The demo form is then sent as a plain form.
 *
 * See "From first touch to live island" in docs/architecture.md.
 */
import type { ClientDirective } from 'astro'
import { hydrationAttributes } from './hydration.attributes.ts'

const START_EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const
const VISITOR_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const
/** Controls that do nothing without a script. Links, inputs and summaries work without one, so their clicks and keys are never held. */
const SCRIPTED = 'button, [role="button"]'
/** Keys that act on a control without causing a click. Tab and text input are left to the browser. */
const HELD_KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape'])

/** Milliseconds after which the island counts as failed. On the slowest phones its code takes about five seconds. */
export const ISLAND_TIMEOUT_MS = 12_000

type Load = Parameters<ClientDirective>[0]

const interaction: ClientDirective = (load, _options, island) => {
  loadAtFirstEvent(load, island)
  const heldEvents = holdUntilReady(island)
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    for (const type of START_EVENTS) island.removeEventListener(type, start)
    const isReady = await hydrateIsland(load, island)
    heldEvents.release()
    if (isReady) enterWherePointerRests(island)
    heldEvents.replay()
  }
  for (const type of START_EVENTS) island.addEventListener(type, start, { passive: true })
  // The control may already have focus or the pointer when this directive runs. Then no event will come.
  if (island.contains(document.activeElement) || island.querySelector(':hover')) void start()
}

/** Loads and hydrates the island. @returns true once the island is ready; false if its code failed or took longer than `ISLAND_TIMEOUT_MS` */
function hydrateIsland(load: Load, island: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isReady: boolean) => {
      clearTimeout(timer)
      island.removeEventListener('astro:hydration-error', fail)
      resolve(isReady)
    }
    // After two failed tries Astro fires this event. `load` itself does not reject then, so only the event reports the failure.
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
 * Waits for the visitor's first event anywhere on the page, and then preloads the island's modules at low priority. It also runs them when
 * the browser is idle, so that the first tap on the island need not wait. Events in the header only preload: the visitor may want to open a
 * menu, and running the modules would delay it.
 */
function loadAtFirstEvent(load: Load, island: HTMLElement): void {
  let isFetched = false
  const onEvent = ({ target }: Event) => {
    if (!isFetched) preloadModules(island)
    isFetched = true
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

function holdUntilReady(island: HTMLElement) {
  /** Held events of the visitor, each as a function that repeats it. */
  let actions: { target: Element; repeat: () => void }[] = []
  const keep = (target: Element, repeat: () => void) => {
    // A repeated press replaces the earlier one and moves to the end.
    if (!target.matches(hydrationAttributes.eachPress.selector)) actions = actions.filter((earlier) => earlier.target !== target)
    actions.push({ target, repeat })
  }
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    if (!target) return
    // The browser handles inputs itself. The island reads their values when it is ready.
    if (target instanceof HTMLInputElement) return
    if (event.type === 'click') {
      const control = target.closest<HTMLElement>(SCRIPTED)
      // The click of a submit button may pass: the submit event that follows is held instead.
      if (!control || (control instanceof HTMLButtonElement && control.type === 'submit')) return
      keep(control, () => control.click())
    } else if (event instanceof KeyboardEvent) {
      const { key } = event
      // Shortcuts are the browser's: Alt and Left goes back.
      if (event.altKey || event.ctrlKey || event.metaKey) return
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
      for (const { repeat } of actions) repeat()
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

/** A pointer that rests on the island from before hydration causes no "enter" event in React, so this sends one. */
function enterWherePointerRests(island: HTMLElement): void {
  const rested = Array.from(island.querySelectorAll(':hover')).at(-1)
  if (!rested || !matchMedia('(hover: hover)').matches) return
  for (const type of ['pointerover', 'pointermove']) {
    rested.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse' }))
  }
}

export default interaction
