/**
 * Hands the fields at the end of a page over to the demo form. The tab keeps them, then the page sends them to the form's frame as a
 * message, `start|{…}`; never in an address, because servers log addresses. Both sides use these checks instead of the form's schema,
 * because zod would make the page scripts ten times as large. The form reports invalid values itself, so that visitors do not lose
 * what they typed. Source: docs/decisions/077-a-demo-begun-on-any-page.md.
 */
export const START_FIELDS = ['email', 'employees'] as const
export type StartField = (typeof START_FIELDS)[number]
export type DemoStart = { [field in StartField]?: string }

/** The schema's limit for email (demoRequest.ts), and "10,000,000" with space for a word. */
export const MAX_START_LENGTH: Record<StartField, number> = { email: 254, employees: 20 }

const MESSAGE_PREFIX = 'start|'
/** No valid message is longer. The limit spares parsing a hostile megabyte. */
const MAX_MESSAGE_LENGTH = 1024
/** Characters that a single line must not have. The page scripts need it without demoRequest.ts, which imports zod. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
export const CONTROL_IN_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** @returns the fields with a line of text within the limit, or null if there are none. Never throws */
export function parseStartFields(values: unknown): DemoStart | null {
  if (typeof values !== 'object' || values === null) return null
  const fields: DemoStart = {}
  for (const field of START_FIELDS) {
    const value: unknown = Object.hasOwn(values, field) ? Reflect.get(values, field) : undefined
    if (typeof value !== 'string') continue
    const text = value.trim()
    if (text !== '' && text.length <= MAX_START_LENGTH[field] && !CONTROL_IN_LINE.test(text)) fields[field] = text
  }
  return Object.keys(fields).length > 0 ? fields : null
}

/** @param text the tab's stored text, which may be missing, damaged or of another version */
export function parseDemoStart(text: string | null): DemoStart | null {
  if (text === null || text.length > MAX_MESSAGE_LENGTH) return null
  try {
    return parseStartFields(JSON.parse(text))
  } catch {
    return null
  }
}

/** @returns the message that hands the start of a request to the form */
export const writeStartMessage = (start: DemoStart): string => `${MESSAGE_PREFIX}${JSON.stringify(start)}`

/** @param data the data of a message event @returns the fields, or null if it is another message */
export function parseStartMessage(data: unknown): DemoStart | null {
  return typeof data === 'string' && data.startsWith(MESSAGE_PREFIX) ? parseDemoStart(data.slice(MESSAGE_PREFIX.length)) : null
}
