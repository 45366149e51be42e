/** The interface between the journeys and a browser engine. Two implementations: `puppeteer.ts` (Chromium, Firefox) and `webkitgtk.ts`. */
import type { EngineName } from '#scripts/lib/browsers/findEngines.ts'

/** Properties of a visitor. The default is a desktop window, light theme, with JavaScript. */
export type OpenOptions = {
  /** A phone's width, and touch if the engine supports it. */
  isPhone?: boolean
  /** The system prefers a dark theme and no motion. */
  isCalm?: boolean
  isWithoutScript?: boolean
}

/** The window on a desktop, in CSS pixels. */
export const DESKTOP = { width: 1280, height: 800 }
/** The window of a phone held upright, in CSS pixels. */
export const PHONE = { width: 390, height: 800 }

/** A key that is held while another is pressed, by its DOM name. */
export type Modifier = 'Shift' | 'Control'

/** One tab with its own empty storage. Coordinates are CSS pixels of the tab's viewport. */
export type Tab = {
  visit(address: string): Promise<void>
  reload(): Promise<void>
  /** Like the browser's button. Wait for the address, because a page in the back/forward cache does not load again. */
  back(): Promise<void>
  resize(size: { width: number; height: number }): Promise<void>
  /** Evaluates in the entered frame, or in the page. It awaits promises and returns the result as JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Enters the frame that the selector finds; null returns to the page. */
  enter(frame: string | null): Promise<void>
  move(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  tap(x: number, y: number): Promise<void>
  /** One key by its DOM name, e.g. `ArrowDown`. */
  press(key: string, modifier?: Modifier): Promise<void>
  type(text: string): Promise<void>
  close(): Promise<void>
}

/** A running browser in which visitors open tabs. */
export type Engine = {
  name: EngineName
  /** False if the engine's driver cannot switch JavaScript off. */
  readsWithoutScript: boolean
  open(options: OpenOptions): Promise<Tab>
  /** @returns a fault of the engine's driver (not of the site) since the last call; the next tab then opens in a new engine */
  takeFault?(): Promise<Error | undefined>
  close(): Promise<void>
}
