/**
 * A person in front of a tab, who points, types and looks, in the same way in every engine. Longer than other files because it is one list
 * of actions.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { EngineName } from '#scripts/lib/browsers/findEngines.ts'
import type { Modifier, Tab } from './engine.ts'
import type { JourneyProxy } from './proxy.ts'
import { waitForAnswer } from './waitForAnswer.ts'

/** A selector for visible elements. The second string is the element's accessible name, or its beginning. */
export type Target = string | readonly [selector: string, name: string]

/** A person could not reach a target that three clicks miss. */
const MAX_CLICKS = 3
/** Milliseconds within which an element must appear. A working page needs a fraction of it. */
const TIMEOUT_MS = 10_000

/* These two functions run in the page, so they must not use anything else of this file. */
const findTarget = (target: Target): HTMLElement | undefined => {
  const [selector, name] = typeof target === 'string' ? [target] : target
  const nameOf = (element: HTMLElement) => {
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
    return (element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent).replace(/\s+/g, ' ').trim()
  }
  return Array.from(document.querySelectorAll<HTMLElement>(selector)).find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && (name === undefined || nameOf(element).startsWith(name)),
  )
}
/** Scrolls an element to the middle of the window. @returns its center, and the element that covers it there */
const scrollToTarget = (element: HTMLElement): { x: number; y: number; coveredBy: string } => {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  // A link that wraps over two lines is clicked on its first line.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  // Inside a frame, an element below the outer window cannot be hit yet.
  return { x, y, coveredBy: !hit || element.contains(hit) ? '' : hit.outerHTML.slice(0, 120) }
}

/** A person in one tab, who acts only on visible elements. */
export class Visitor {
  readonly engine: EngineName
  readonly #tab: Tab
  readonly #proxy: JourneyProxy
  #frame: string | null = null

  constructor(engine: EngineName, tab: Tab, proxy: JourneyProxy) {
    this.engine = engine
    this.#tab = tab
    this.#proxy = proxy
  }

  /** @param path on the site, or a whole address */
  async visit(path: string): Promise<void> {
    this.#frame = null
    await this.#tab.visit(new URL(path, this.#proxy.site).href)
  }
  reload = () => this.#tab.reload()
  /** Like the browser's button. Wait for the address, because a page in the back/forward cache does not load again. */
  back = () => this.#tab.back()
  resize = (width: number, height = 800) => this.#tab.resize({ width, height })
  close = () => this.#tab.close()

  /** Evaluates a function in the page (or entered frame). It sees only its arguments, which are passed as JSON. */
  async run<Args extends unknown[], Result>(action: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return (await this.#tab.evaluate(`(${action})(...${JSON.stringify(args)})`)) as Awaited<Result>
  }

  /** Evaluates a function on an element, once it is visible. @throws Error if it is not visible in time */
  async on<Args extends unknown[], Result>(
    target: Target,
    action: (element: HTMLElement, ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const found = `(${findTarget})(${JSON.stringify(target)})`
    const expression = `(() => { const element = ${found}; return element ? { answer: (${action})(element, ...${JSON.stringify(args)}) } : null })()`
    const { answer } = await waitForAnswer(
      async () => (await this.#tab.evaluate(expression)) as { answer: Result } | null,
      TIMEOUT_MS,
      async () => `Not shown: ${this.#name(target)} on ${await this.address()}`,
    )
    return answer
  }

  /** Runs steps inside a frame of the page. */
  async within(frame: string, steps: () => Promise<void>): Promise<void> {
    await this.on(frame, () => true)
    await this.#tab.enter(frame)
    this.#frame = frame
    try {
      await steps()
    } finally {
      this.#frame = null
      await this.#tab.enter(null)
    }
  }

  /**
   * Retries a click only if the element got no pointer event, because engines sometimes aim at the position before scrolling. A click that
   * arrived is never repeated, so the test still finds pages that lose clicks.
   */
  async click(target: Target): Promise<void> {
    for (let tries = 1; ; tries++) {
      // If the engine is late to report hovering, the click is still tried: `#wasMissed` checks whether it arrives.
      const { x, y } = await this.#pointAt(target).catch(() => this.#reach(target))
      const isWatched = await this.#watch(target)
      await this.#tab.click(x, y)
      if (!isWatched || tries === MAX_CLICKS || !(await this.#wasMissed())) return
    }
  }
  async tap(target: Target): Promise<void> {
    // WebKit's driver has no touch. A mouse click checks its aim more carefully.
    if (this.engine === 'webkit') return this.click(target)
    const { x, y } = await this.#reach(target)
    await this.run(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
    await this.#tab.tap(x, y)
  }
  /** @param x @param y position in the window, for places without an element */
  pressAt = (x: number, y: number) => this.#tab.click(x, y)
  async hover(target: Target): Promise<void> {
    await this.#pointAt(target)
  }
  async type(target: Target, words: string): Promise<void> {
    await this.click(target)
    await waitForAnswer(
      () => this.hasFocus(target),
      TIMEOUT_MS,
      () => `No focus in ${this.#name(target)}`,
    )
    await this.#tab.type(words)
  }
  /** @param key DOM name, e.g. `ArrowDown` */
  press = (key: string, modifier?: Modifier) => this.#tab.press(key, modifier)
  focus = (target: Target) => this.on(target, (element) => element.focus())

  address = () => this.run(() => location.pathname + location.search + location.hash)
  text = (target: Target) => this.on(target, (element) => element.innerText)
  attribute = (target: Target, name: string) => this.on(target, (element, attribute) => element.getAttribute(attribute), name)
  value = (target: Target) => this.on(target, (element) => (element as HTMLInputElement).value)
  hasFocus = (target: Target) => this.on(target, (element) => element === document.activeElement)
  async sees(target: Target): Promise<boolean> {
    return (await this.#tab.evaluate(`Boolean((${findTarget})(${JSON.stringify(target)}))`)) as boolean
  }
  /** Number of visible elements that the selector finds. */
  count = (selector: string) =>
    this.run((css) => Array.from(document.querySelectorAll(css)).filter((element) => element.checkVisibility()).length, selector)

  /**
   * Moves the pointer until the engine reports that it is over the target. After scrolling, an engine may still aim at the earlier
   * position.
   */
  async #pointAt(target: Target): Promise<{ x: number; y: number }> {
    const findReachedPoint = async () => {
      const point = await this.#reach(target)
      await this.#tab.move(point.x, point.y + 1)
      await this.#tab.move(point.x, point.y)
      return (await this.on(target, (element) => element.matches(':hover'))) && point
    }
    return waitForAnswer(findReachedPoint, TIMEOUT_MS, () => `The pointer does not reach ${this.#name(target)}`)
  }

  /** @returns whether the page runs listeners. Without scripts, clicks cannot be watched */
  #watch = (target: Target) =>
    this.on(target, (element) => {
      let hasRun = false
      element.addEventListener('probe', () => (hasRun = true), { once: true })
      element.dispatchEvent(new Event('probe'))
      Object.assign(window, { hasMissedClick: hasRun })
      element.addEventListener('pointerdown', () => Object.assign(window, { hasMissedClick: false }), { capture: true, once: true })
      return hasRun
    })
  /** Asks repeatedly, because an engine may report the click before the page receives it. A new page counts as hit. */
  async #wasMissed(): Promise<boolean> {
    for (let asked = 0; asked < 10; asked++) {
      // If the page navigates while we ask, the click has worked.
      const isMissed = await this.run(() => (window as { hasMissedClick?: boolean }).hasMissedClick === true).catch(() => false)
      if (!isMissed) return false
      await pause(20)
    }
    return true
  }

  async #reach(target: Target): Promise<{ x: number; y: number }> {
    let last: ReturnType<typeof scrollToTarget> | undefined
    // Wait until the element rests and is uncovered. Polled from here, because pages without scripts run no animation frames.
    const findRestingPoint = async () => {
      const before = last
      last = await this.on(target, scrollToTarget)
      return !last.coveredBy && last.x === before?.x && last.y === before.y && last
    }
    const point = await waitForAnswer(
      findRestingPoint,
      TIMEOUT_MS,
      () => `${this.#name(target)} ${last?.coveredBy ? `is covered by ${last.coveredBy}` : 'does not rest'}`,
    )
    if (!this.#frame) return point
    // A frame of another origin cannot scroll the page around it.
    const frame = this.#frame
    await this.#tab.enter(null)
    const origin = await this.on(
      frame,
      (element, y) => {
        const top = () => element.getBoundingClientRect().top + element.clientTop
        window.scrollBy({ top: top() + y - innerHeight / 2, behavior: 'instant' })
        return { x: element.getBoundingClientRect().left + element.clientLeft, y: top() }
      },
      point.y,
    )
    await this.#tab.enter(frame)
    return { x: origin.x + point.x, y: origin.y + point.y }
  }

  #name = (target: Target) => (typeof target === 'string' ? target : `${target[0]} “${target[1]}”`)
}
