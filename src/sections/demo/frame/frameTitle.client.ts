/**
 * Puts the "Error: " of the form's title before the title of the page around it too, because browsers and screen readers use only that one.
 * The form may send no other messages than heights (docs/requirements/clarifications.md), so the page hands it one port of a message
 * channel as soon as it has reported itself.
 */
import { isErrorTitle, withErrorPrefix } from '#src/lib/anywhere/form/formErrors.ts'

const WORD = 'title'

/** On the page around the form: follows the form's reports through the message channel. */
export type TitlePort = {
  /** @param origin the verified origin of the form; no other origin gets the port */
  handOver: (origin: string) => void
  stop: () => void
}

/** On the page: listens to the form's reports, and marks the page's title with `withErrorPrefix`. @param view the page around the frame */
export function openTitlePort(frame: HTMLIFrameElement, view: Document = document): TitlePort {
  let port: MessagePort | undefined
  /** Origin of the form, once the current document in the frame has reported itself. */
  let formOrigin: string | undefined
  const showErrors = (hasErrors: boolean) => {
    view.title = withErrorPrefix(view.title, hasErrors)
  }
  const close = () => {
    port?.close()
    port = undefined
    showErrors(false)
  }
  const open = (origin: string) => {
    const { port1, port2 } = new MessageChannel()
    port = port1
    port1.onmessage = ({ data }) => showErrors(data === true)
    frame.contentWindow?.postMessage(WORD, origin, [port2])
  }
  // The channel may belong to the previous document in the frame, whose title no longer counts.
  const renew = () => {
    close()
    if (formOrigin) open(formOrigin)
    formOrigin = undefined
  }
  frame.addEventListener('load', renew)
  return {
    handOver: (origin) => {
      formOrigin = origin
      if (!port) open(origin)
    },
    stop: () => {
      frame.removeEventListener('load', renew)
      close()
    },
  }
}

/**
 * In the form: reports through the message channel whether its title has the prefix, now and after each change. @returns a function that
 * stops the reports
 */
export function connectTitleReports(view: Window = window): () => void {
  const { document: form } = view
  let port: MessagePort | undefined
  const tell = () => port?.postMessage(isErrorTitle(form.title))
  const observer = new MutationObserver(tell)
  observer.observe(form.head, { subtree: true, childList: true, characterData: true })
  const receive = ({ data, source, ports }: MessageEvent) => {
    if (source !== view.parent || source === view || data !== WORD || !ports[0]) return
    port = ports[0]
    tell()
  }
  view.addEventListener('message', receive)
  return () => {
    observer.disconnect()
    view.removeEventListener('message', receive)
  }
}
