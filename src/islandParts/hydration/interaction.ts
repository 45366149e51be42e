/**
 * The directive `client:interaction`. It hydrates an island when a visitor first points at it, touches it, focuses it or types in it.
 * Nothing that the visitor does before hydration ends is lost:
 *
 * - Clicks on buttons, submits, and arrow keys, Home, End and Escape are held back (heldEvents.ts). They are replayed in order once the
 *   island is ready, that is once `useIslandReady` has set `hydrationAttributes.ready`.
 * - The same event on one control counts once: a visitor who presses Play twice, because nothing happened, still means Play. A control with
 *   `hydrationAttributes.eachPress` keeps every press.
 * - What is typed or chosen stays in the DOM, where the island reads it (`useEarlyInput`).
 * - If the code never loads (the page is older than the deployed build, or a network blocks it), the held events go to the browser instead.
 *   The demo form is then sent as a plain form.
 *
 * See "From first touch to live island" in docs/architecture.md.
 */
import type { ClientDirective } from 'astro'
import { holdEvents } from './heldEvents.ts'
import { hydrationAttributes } from './hydration.attributes.ts'
import { type LoadIsland, loadAtFirstEvent } from './preload.ts'

const START_EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const

/** Milliseconds after which the island counts as failed. On the slowest phones its code takes about five seconds. */
export const ISLAND_TIMEOUT_MS = 12_000

const interaction: ClientDirective = (load, _options, island) => {
  loadAtFirstEvent(load, island)
  const heldEvents = holdEvents(island)
  const start = async () => {
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

/** Loads and hydrates the island. @returns true once it is ready; false if its code failed or took longer than `ISLAND_TIMEOUT_MS` */
function hydrateIsland(load: LoadIsland, island: HTMLElement): Promise<boolean> {
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
