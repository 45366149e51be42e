/**
 * What a visitor has entered at the end of a page, on its way to the demo form: kept in the tab, then sent to the form's frame
 * as a message, `start|{…}`. Never in an address, because servers log those. Both sides check it by these rules instead of the
 * form's schema, because zod would make the page scripts ten times as large. Whether the values are valid is for the form to
 * say, so that nobody loses what they typed. Source: docs/decisions/077-a-demo-begun-on-any-page.md.
 */
export const START_FIELDS = ['email', 'employees'] as const
export type StartField = (typeof START_FIELDS)[number]
export type DemoStart = { [field in StartField]?: string }

/** Most characters: an address's own limit (demoRequest.ts), and "10,000,000" with space for a word. */
export const LONGEST_START: Record<StartField, number> = { email: 254, employees: 20 }

const WORD = 'start|'
/** Longer than anything that can be valid: spares reading a hostile megabyte. */
const LONGEST_TEXT = 1024
/** What no single line of a form may hold, line breaks among it. Here, since demoRequest.ts brings zod along. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
export const CONTROL_IN_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** @returns the fields that hold a line of text within their limit; null when none does. Never throws */
export function readDemoStart(values: unknown): DemoStart | null {
  if (typeof values !== 'object' || values === null) return null
  const kept: DemoStart = {}
  for (const field of START_FIELDS) {
    const value: unknown = Object.hasOwn(values, field) ? Reflect.get(values, field) : undefined
    if (typeof value !== 'string') continue
    const text = value.trim()
    if (text !== '' && text.length <= LONGEST_START[field] && !CONTROL_IN_LINE.test(text)) kept[field] = text
  }
  return Object.keys(kept).length > 0 ? kept : null
}

/** @param text what the tab kept: may be absent, damaged or of another version @returns the start in it, or null */
export function parseDemoStart(text: string | null): DemoStart | null {
  if (text === null || text.length > LONGEST_TEXT) return null
  try {
    return readDemoStart(JSON.parse(text))
  } catch {
    return null
  }
}

/** @returns the message that tells the form */
export const writeStartMessage = (start: DemoStart): string => `${WORD}${JSON.stringify(start)}`

/** @param data what the message event carried, of any type @returns the start in it, or null for everything that is no such message */
export function parseStartMessage(data: unknown): DemoStart | null {
  return typeof data === 'string' && data.startsWith(WORD) ? parseDemoStart(data.slice(WORD.length)) : null
}
