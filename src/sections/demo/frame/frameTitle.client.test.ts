/** Both ends of the message channel. demoFrame.client.test.ts tests which origin gets the port. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectTitleReports, openTitlePort } from './frameTitle.client.ts'

const ORIGIN = 'https://forms.example'
const parent = {}
/** The form's window: a document of its own, and the messages that it receives. */
const form = () => {
  const own = document.implementation.createHTMLDocument('The form')
  return Object.assign(new EventTarget(), { document: own, parent }) as unknown as Window
}
const handed = vi.fn<(word: string, origin: string, ports: MessagePort[]) => void>()
const frame = Object.assign(new EventTarget(), { contentWindow: { postMessage: handed } }) as unknown as HTMLIFrameElement
let stops: (() => void)[] = []

/** Delivers the last port to a form, by default as a message from its parent. */
const deliver = (to: Window, from: unknown = parent) => {
  const [word, , ports] = handed.mock.lastCall ?? []
  to.dispatchEvent(Object.assign(new Event('message'), { data: word, source: from, ports }))
}
const open = () => {
  const port = openTitlePort(frame)
  stops.push(port.stop)
  return port
}
const shows = (title: string) => vi.waitFor(() => expect(document.title).toBe(title))

beforeEach(() => {
  handed.mockClear()
  document.title = 'The page'
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
})

it('the page around the form’s frame puts the prefix before the page’s title while the form’s own has it', async () => {
  const inside = form()
  stops.push(connectTitleReports(inside))
  open().handOver(ORIGIN)
  expect(handed.mock.calls.map(([word, origin]) => [word, origin])).toEqual([['title', ORIGIN]])
  deliver(inside)
  inside.document.title = 'Error: The form'
  await shows('Error: The page')
  inside.document.title = 'The form'
  await shows('The page')
})
it('the page around the form’s frame takes the prefix away with the form that had errors, and hears the next one', async () => {
  const port = open()
  port.handOver(ORIGIN)
  for (const round of [1, 2]) {
    const inside = form()
    inside.document.title = 'Error: The form'
    stops.push(connectTitleReports(inside))
    // A document may report itself before it is complete.
    port.handOver(ORIGIN)
    frame.dispatchEvent(new Event('load'))
    expect([round, document.title]).toEqual([round, 'The page'])
    deliver(inside)
    await shows('Error: The page')
  }
  port.stop()
  expect(document.title).toBe('The page')
})
it('the page around the form’s frame is the page’s alone: a form takes no port of another window', async () => {
  const inside = form()
  inside.document.title = 'Error: The form'
  stops.push(connectTitleReports(inside))
  open().handOver(ORIGIN)
  deliver(inside, {})
  deliver(inside)
  await shows('Error: The page')
  document.title = 'The page'
  const heard = vi.fn()
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = heard
  inside.dispatchEvent(Object.assign(new Event('message'), { data: 'title', source: inside, ports: [port2] }))
  inside.document.title = 'The form'
  await new Promise((done) => setImmediate(done))
  expect(heard).not.toHaveBeenCalled()
  port1.close()
})
