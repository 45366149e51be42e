/** Shared by tests of islands before hydration. */
import { vi } from 'vitest'
import { hydrationAttributes } from './hydration.attributes.ts'
import interaction from './interaction.ts'
import type { LoadIsland } from './preload.ts'

export const CONTROLS = `
  <button type="button" id="play">Play</button><button type="button" id="next">Next</button>
  <button type="button" id="tab" role="tab">Tab</button>
  <form><input name="email"><button type="submit">Send</button></form>
  <a href="#there">a link</a>
  <details><summary>More</summary>the rest</details>`

/**
 * Puts an island into the page as the build writes it: HTML without its script.
 * @param attributes of its element, such as the addresses of its modules
 * @param load in place of a module that arrives when `finishHydration` says so
 */
export function placeIsland(html: string, attributes: Record<string, string> = {}, load?: LoadIsland) {
  const element = document.createElement('div')
  element.innerHTML = html
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  const asked = vi.fn()
  const hydration = Promise.withResolvers<void>()
  const loadInTime = async () => {
    asked()
    return () => hydration.promise
  }
  return {
    element,
    /** Called when the directive asks for the module. */
    asked,
    find: (selector: string) => element.querySelector<HTMLElement>(selector) ?? element,
    /** Runs the directive. */
    connect: () => void interaction(load ?? loadInTime, { name: 'interaction', value: '' }, element),
    /** Simulates the end of hydration: the island adds its listeners and sets the ready attribute. */
    async finishHydration(listen = () => {}) {
      listen()
      hydration.resolve()
      element.setAttribute(hydrationAttributes.ready.attribute, '')
      // The directive awaits several promises in a row, so let the microtask queue run.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    },
  }
}

/** Places an island, and runs the directive on it. */
export function connectIsland(html: string, load?: LoadIsland) {
  const placed = placeIsland(html, {}, load)
  placed.connect()
  return placed
}

/** Records the events that a control receives after this call. */
export function heardBy(control: HTMLElement, ...types: string[]): string[] {
  const heard: string[] = []
  for (const type of types) control.addEventListener(type, () => heard.push(type))
  return heard
}
