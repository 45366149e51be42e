/**
 * Passes on what a visitor typed at the end of another page (sections/closing/startForm.client.ts) to the site's own form in the
 * frame as soon as that reports itself, and then forgets it. A hosted form gets nothing.
 */
import { parseDemoStart, parseStartMessage, START_FIELDS, writeStartMessage } from '#src/demoForm/demoStart.ts'
import { STORAGE_KEYS } from '#src/specification/interfaceValues.ts'

function takeStoredStart(): string | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEYS.demoStart)
    sessionStorage.removeItem(STORAGE_KEYS.demoStart)
    return text
  } catch {
    return null
  }
}

/** On the page around the form. @param origin the verified origin of the form; no other origin gets anything */
export function sendStart(frame: HTMLIFrameElement, origin: string): void {
  const start = parseDemoStart(takeStoredStart())
  if (start) frame.contentWindow?.postMessage(writeStartMessage(start), origin)
}

/** In the form: fills in what the page around it has sent, in fields that are still empty. @returns a function that removes the listener */
export function connectStartReceiver(view: Window = window): () => void {
  const receive = ({ data, source }: MessageEvent) => {
    const start = source === view.parent && source !== view ? parseStartMessage(data) : null
    if (!start) return
    for (const field of START_FIELDS) {
      const input = view.document.querySelector<HTMLInputElement>(`form [name="${field}"]`)
      // Only an empty field is filled in: what a visitor or the browser has entered stays.
      if (input?.value !== '' || start[field] === undefined) continue
      input.defaultValue = start[field]
      // For the form's island, in case it is there already.
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  view.addEventListener('message', receive)
  return () => view.removeEventListener('message', receive)
}
