import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseFrameMessage } from '#src/demoForm/frameMessage.ts'
import { earlyFramedTheme } from '#src/sections/theme/earlyTheme.client.ts'
import { applyTheme, readChosenTheme } from '#src/sections/theme/theme.client.ts'
import { routes, services } from '#src/site/routes.ts'
import { demoAttributes } from '../demo.attributes.ts'
import { findTopic } from '../findTopic.ts'
import { connectThemeReceiver } from '../frame/frameTheme.client.ts'
import { connectHeightReports } from '../frame/reportHeight.client.ts'
import { SENT_EVENT } from '../frame/sentEvent.ts'
import { showTopic } from '../topic.client.ts'
import { connectDemoForm } from './demoForm.client.ts'

const parent = { postMessage: vi.fn() }
let observed: () => void = () => {}
let height = 900

beforeEach(() => {
  parent.postMessage.mockClear()
  vi.stubGlobal('parent', parent)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        observed = report
      }
      observe() {}
      disconnect() {}
    },
  )
  document.documentElement.getBoundingClientRect = () => ({ height }) as DOMRect
})
let disconnect = () => {}
afterEach(() => {
  disconnect()
  vi.unstubAllGlobals()
  applyTheme('system')
})
const posted = () => parent.postMessage.mock.calls.map(([message]) => message)

describe('the height of the form in its frame', () => {
  const reportSent = () => document.dispatchEvent(new Event(SENT_EVENT))
  it('is told at once, and again only when it changes', () => {
    height = 900
    disconnect = connectHeightReports()
    expect(posted()).toEqual(['demo-request|900'])
    observed()
    height = 950.4
    observed()
    expect(posted()).toEqual(['demo-request|900', 'demo-request|951'])
  })
  it('is told in words that the page around takes from the address at which the form lies', () => {
    // The answer to a form that was posted without script has the service's URL.
    history.replaceState(null, '', services.leads)
    height = 900
    disconnect = connectHeightReports()
    reportSent()
    const address = new URL(routes.demoForm, 'https://forms.example').href
    expect(posted().map((message) => parseFrameMessage(message, address))).toEqual([
      { height: 900, scrolls: false },
      { height: 900, scrolls: true },
    ])
  })
  it('is told once when the request has been sent, in three parts', () => {
    height = 900
    disconnect = connectHeightReports()
    height = 320
    reportSent()
    observed()
    expect(posted()).toEqual(['demo-request|900', 'demo-request|320|sent'])
  })
})

describe('the theme of a framed page', () => {
  const runEarly = () => new Function(earlyFramedTheme)()
  it.each([
    ['?theme=dark', 'dark'],
    ['?theme=light', 'light'],
    ['?theme=x" onload="', 'system'],
    ['', 'system'],
  ])('with %j is %s before anything is painted', (search, theme) => {
    history.replaceState(null, '', `/embed/demo-request${search}`)
    runEarly()
    expect(readChosenTheme()).toBe(theme)
  })
  it('follows the page around it, and nobody else', () => {
    const stop = connectThemeReceiver()
    const say = (data: unknown, source: unknown = parent) => window.dispatchEvent(messageFrom(data, source))
    say('theme|dark')
    expect(readChosenTheme()).toBe('dark')
    say('theme|light', window.self)
    for (const data of ['theme|red', 'theme|light|x', 'theme', null, { theme: 'light' }]) say(data)
    expect(readChosenTheme()).toBe('dark')
    say('theme|system')
    expect(readChosenTheme()).toBe('system')
    stop()
  })
})
it('the form listens to the page around it, and reports to it, until it is ended', () => {
  const say = (theme: string) => window.dispatchEvent(messageFrom(`theme|${theme}`, parent))
  const end = connectDemoForm()
  say('dark')
  expect([readChosenTheme(), posted().length]).toEqual(['dark', 1])
  end()
  say('light')
  document.dispatchEvent(new Event(SENT_EVENT))
  expect([readChosenTheme(), posted().length]).toEqual(['dark', 1])
})
function messageFrom(data: unknown, source: unknown): MessageEvent {
  const event = new MessageEvent('message', { data })
  Object.defineProperty(event, 'source', { value: source })
  return event
}

describe('the topic of a demo request', () => {
  const { attribute } = demoAttributes.topic
  beforeEach(() => {
    document.body.innerHTML = `<p ${attribute}="a" hidden></p><p ${attribute}="b" hidden></p>`
  })
  const shown = () => [...document.querySelectorAll('p:not([hidden])')].map((note) => demoAttributes.topic.read(note))
  it('is named in the words for it', () => {
    showTopic('?topic=b')
    expect([findTopic('?topic=b'), shown()]).toEqual(['b', ['b']])
  })
  it.each(['?topic=unknown', '?topic=', '', '?topic="]'])('that has no words is ignored: %j', (search) => {
    showTopic(search)
    expect([findTopic(search), shown()]).toEqual(['', []])
  })
})
