/**
 * "Error: " of the site's own form in the frame, put before the title of the page around it too: that is the one that a
 * browser shows and a screen reader says. The form's messages are the height's alone and all others are ignored
 * (docs/requirements/clarifications.md), so the page hands the form one port of a message channel, as soon as the form has spoken.
 */
import { isErrorTitle, withErrorPrefix } from '#src/lib/anywhere/form/formErrors.ts'

const WORD = 'title'

/** On the page around the form: follows what the form says through the message channel. */
export type TitlePort = {
  /** @param origin whose message has just been found to be the form's: no other origin gets anything */
  handOver: (origin: string) => void
  stop: () => void
}

export function openTitlePort(frame: HTMLIFrameElement, view: Document = document): TitlePort {
  let port: MessagePort | undefined
  /** Where the form lies, once the document that is in the frame has spoken. */
  let spoken: string | undefined
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
  // The message channel may belong to the document before this one, whose title no longer counts.
  const renew = () => {
    close()
    if (spoken) open(spoken)
    spoken = undefined
  }
  frame.addEventListener('load', renew)
  return {
    handOver: (origin) => {
      spoken = origin
      if (!port) open(origin)
    },
    stop: () => {
      frame.removeEventListener('load', renew)
      close()
    },
  }
}

/** In the form: says through the message channel whether its own title has the prefix, now and whenever that changes. @returns a function that stops it */
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
