/** What the journeys ask of a browser engine. Two implementations: `puppeteer.ts` (Chromium, Firefox) and `webkitgtk.ts`. */
import type { EngineName } from '#scripts/lib/browsers/findEngines.ts'

/** How a visitor comes. Without any: a desktop window, light, with JavaScript. */
export type OpenOptions = {
  /** A phone's width, and touch where the engine has it. */
  phone?: boolean
  /** The system asks for dark pages without motion. */
  calm?: boolean
  withoutScript?: boolean
}

/** The window of a visitor at a desk, in CSS pixels. */
export const DESKTOP = { width: 1280, height: 800 }
/** The window of a phone held upright, in CSS pixels. */
export const PHONE = { width: 390, height: 800 }

/** A key that is held while another is pressed, by its DOM name. */
export type Modifier = 'Shift' | 'Control'

/** One tab with its own empty storage. Coordinates are CSS pixels of the tab's viewport. */
export type Tab = {
  visit(address: string): Promise<void>
  reload(): Promise<void>
  /** As the browser's button; wait for the address, since a page that was kept does not load again. */
  back(): Promise<void>
  resize(size: { width: number; height: number }): Promise<void>
  /** Evaluates in the entered frame, or in the page; a promise is awaited. The answer travels as JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Enters the frame that the selector finds; null: back to the page. */
  enter(frame: string | null): Promise<void>
  move(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  tap(x: number, y: number): Promise<void>
  /** One key by its DOM name, e.g. `ArrowDown`. */
  press(key: string, modifier?: Modifier): Promise<void>
  type(text: string): Promise<void>
  close(): Promise<void>
}

/** A browser that runs, in which visitors open tabs. */
export type Engine = {
  name: EngineName
  /** False: the engine's driver can't make pages behave as with JavaScript switched off. */
  readsWithoutScript: boolean
  open(options: OpenOptions): Promise<Tab>
  /** @returns what the engine's driver, not the site, failed in since this was last asked; the next tab opens in a new engine */
  takeFault?(): Promise<Error | undefined>
  close(): Promise<void>
}
