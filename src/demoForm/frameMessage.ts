/**
 * The demo form's messages: `identifier|height` or `identifier|height|anything`, as Zoho Forms' embed sends them.
 * Source: specification section 4; the limits are docs/requirements/clarifications.md's, "Demo frame".
 */
export type FrameMessage = {
  /** Height of the form in CSS pixels, before the specified adjustment. */
  height: number
  /** True for three parts: the frame also scrolls into view, and its height follows after the scroll delay. */
  scrolls: boolean
}

const IDENTIFIER = /^[A-Za-z0-9_-]{1,128}$/
const HEIGHT = /^\d{1,5}$/
const MIN_HEIGHT = 200
const MAX_HEIGHT = 10_000
/** Longer than any valid message, so that a hostile megabyte is not split. */
const MAX_MESSAGE_LENGTH = 1024

/**
 * @param data the data of a message event, of any type
 * @param formUrl address of the embedded form; the identifier must be one whole segment of its path
 * @returns the message, or null for any other data (never throws)
 */
export function parseFrameMessage(data: unknown, formUrl: string): FrameMessage | null {
  if (typeof data !== 'string' || data.length > MAX_MESSAGE_LENGTH) return null
  const parts = data.split('|')
  if (parts.length !== 2 && parts.length !== 3) return null
  const [identifier = '', digits = ''] = parts
  if (!IDENTIFIER.test(identifier) || !HEIGHT.test(digits)) return null
  if (!URL.canParse(formUrl) || !new URL(formUrl).pathname.split('/').includes(identifier)) return null
  const height = Number(digits)
  if (height < MIN_HEIGHT || height > MAX_HEIGHT) return null
  return { height, scrolls: parts.length === 3 }
}
