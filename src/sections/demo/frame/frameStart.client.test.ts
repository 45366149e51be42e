import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TRAP_FIELD } from '#src/demoForm/demoRequest.ts'
import { writeStartMessage } from '#src/demoForm/demoStart.ts'
import { STORAGE_KEYS } from '#src/specification/interfaceValues.ts'
import { connectStartReceiver, sendStart } from './frameStart.client.ts'

const START = { email: 'ana@plant.example', employees: '250' }
const ORIGIN = 'https://forms.example'

describe('on the page around the form', () => {
  const posted = vi.fn()
  const frame = { contentWindow: { postMessage: posted } } as unknown as HTMLIFrameElement
  beforeEach(() => {
    posted.mockClear()
    sessionStorage.clear()
  })
  const keep = (text: string) => sessionStorage.setItem(STORAGE_KEYS.demoStart, text)

  it('what was begun is told to the form’s origin alone, once, and forgotten', () => {
    keep(JSON.stringify(START))
    sendStart(frame, ORIGIN)
    sendStart(frame, ORIGIN)
    expect(posted.mock.calls).toEqual([[writeStartMessage(START), ORIGIN]])
    expect(sessionStorage.length).toBe(0)
  })
  it.each(['', '{', 'null', '{"email":7}', `{"email":"${'x'.repeat(300)}"}`])(
    'damaged storage is told to nobody, and forgotten: %j',
    (text) => {
      keep(text)
      sendStart(frame, ORIGIN)
      expect(posted).not.toHaveBeenCalled()
      expect(sessionStorage.length).toBe(0)
    },
  )
  it('blocked storage is no error', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked')
    })
    expect(() => sendStart(frame, ORIGIN)).not.toThrow()
    vi.restoreAllMocks()
  })
})

describe('what a visitor entered before, in the form:', () => {
  const parent = {}
  let stop: () => void
  beforeEach(() => {
    vi.stubGlobal('parent', parent)
    document.body.innerHTML = `<form><input name="email" type="email"><input name="employees"><input name="${TRAP_FIELD}"></form>`
    stop = connectStartReceiver()
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
    document.body.innerHTML = ''
  })
  const say = (data: unknown, source: unknown = parent) => {
    const event = new MessageEvent('message', { data })
    Object.defineProperty(event, 'source', { value: source })
    window.dispatchEvent(event)
  }
  const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement
  const values = () => ['email', 'employees', TRAP_FIELD].map((name) => field(name).value)

  it('both fields are filled in, and whoever listens to them hears of it', () => {
    const heard = vi.fn()
    document.body.addEventListener('input', heard, { once: false })
    say(writeStartMessage(START))
    document.body.removeEventListener('input', heard)
    expect([values(), heard.mock.calls.length]).toEqual([['ana@plant.example', '250', ''], 2])
  })
  it('what is typed stays, and so does a field that was emptied again', () => {
    field('email').value = 'bea@plant.example'
    field('employees').value = '9'
    field('employees').value = ''
    say(writeStartMessage(START))
    expect(values()).toEqual(['bea@plant.example', '', ''])
  })
  it('only the page around is listened to, and only to such a message', () => {
    say(writeStartMessage(START), window)
    say(writeStartMessage(START), null)
    for (const data of ['start|', `start|{"${TRAP_FIELD}":"x"}`, 'theme|dark', null, START, 'x'.repeat(100_000)]) say(data)
    expect(values()).toEqual(['', '', ''])
    stop()
    say(writeStartMessage(START))
    expect(values()).toEqual(['', '', ''])
  })
})
