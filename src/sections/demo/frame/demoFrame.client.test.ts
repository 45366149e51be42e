/** The frame, the messages that it takes, and what it tells the form. Its parts have their own tests. */
import { describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '#src/specification/interfaceValues.ts'
import { demoAttributes } from '../demo.attributes.ts'
import { connectDemoFrame } from './demoFrame.client.ts'
import { connectTestFrame, FORM, openPageForEachTest, scrolled, sendMessage, testPage } from './frame.testing.ts'

openPageForEachTest()

describe('the frame of the demo form', () => {
  it('takes the reported height plus 15 px at once', () => {
    sendMessage('demo-request|900')
    expect(testPage.frame.style.height).toBe('915px')
    expect(scrolled).not.toHaveBeenCalled()
  })
  it('scrolls into view and takes the height after exactly 500 ms when there are three parts', () => {
    sendMessage('demo-request|700|sent')
    expect(scrolled).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(499)
    expect(testPage.frame.style.height).toBe('')
    vi.advanceTimersByTime(1)
    expect(testPage.frame.style.height).toBe('715px')
  })
  it('keeps a height that is reported while another one waits', () => {
    sendMessage('demo-request|700|sent')
    sendMessage('demo-request|900')
    vi.advanceTimersByTime(500)
    expect(testPage.frame.style.height).toBe('915px')
  })
})

describe('hostile messages change nothing', () => {
  it.each([
    ['wrong origin', 'demo-request|900', { origin: 'https://evil.example' }],
    ['similar origin', 'demo-request|900', { origin: 'https://forms.example.evil.example' }],
    ['null origin', 'demo-request|900', { origin: 'null' }],
    ['wrong window', 'demo-request|900', { source: window }],
    ['no window', 'demo-request|900', { source: null }],
    ['object', { toString: (): string => 'demo-request|900' }, {}],
    ['null', null, {}],
    ['no identifier', '|700', {}],
    ['NaN', 'demo-request|NaN', {}],
    ['negative', 'demo-request|-5', {}],
    ['exponent', 'demo-request|1e9', {}],
    ['four parts', 'demo-request|900|a|b', {}],
    ['100 KB', `demo-request|900|${'x'.repeat(100_000)}`, {}],
    ['other form', 'other-form|900', {}],
    ['too high', 'demo-request|99999', {}],
  ])('%s', (_, data, from) => {
    sendMessage(data, from)
    vi.advanceTimersByTime(1000)
    expect(testPage.frame.style.height).toBe('')
    expect(scrolled).not.toHaveBeenCalled()
  })
})

describe('a request that was begun on another page', () => {
  const begin = () => sessionStorage.setItem(STORAGE_KEYS.demoStart, '{"email":"ana@plant.example"}')
  const spyOnMessages = () => vi.spyOn(testPage.frame.contentWindow as Window, 'postMessage')
  it('is handed to the site’s own form as soon as that speaks, and in no address', () => {
    testPage.disconnect()
    begin()
    connectTestFrame()
    expect(sessionStorage.getItem(STORAGE_KEYS.demoStart)).not.toBeNull()
    const message = spyOnMessages()
    sendMessage('demo-request|900')
    sendMessage('demo-request|905')
    expect(message.mock.calls[0]).toEqual(['start|{"email":"ana@plant.example"}', 'https://forms.example'])
    expect(message.mock.calls.filter(([text]) => String(text).startsWith('start'))).toHaveLength(1)
    expect(testPage.frame.src).not.toContain('ana')
  })
  it('is not handed to whoever else speaks', () => {
    begin()
    const message = spyOnMessages()
    sendMessage('demo-request|900', { origin: 'https://evil.example' })
    sendMessage('other-form|900')
    expect(message).not.toHaveBeenCalled()
    expect(sessionStorage.getItem(STORAGE_KEYS.demoStart)).not.toBeNull()
  })
  it('is nothing for a form of somebody else’s', () => {
    testPage.disconnect()
    connectTestFrame({ isOwn: false })
    begin()
    const message = spyOnMessages()
    sendMessage('demo-request|900')
    expect(message).not.toHaveBeenCalled()
  })
})

describe('the page around the form’s frame', () => {
  it('hands the visit’s campaign parameters and topic to the form', () => {
    expect(testPage.frame.src).toBe(`${FORM}?topic=security-documentation&utm_source=fair&landing=%2Frequest-demo`)
  })
  it('hands the same to whoever opens the form on its own page, where frames are blocked', () => {
    expect(document.querySelector('a')?.href).toBe(testPage.frame.src)
  })
  it('hands the campaign on as the provider’s script knows it, if there is one', () => {
    testPage.disconnect()
    vi.stubGlobal('ZFLead', { utmPNameArr: ['utm_source'] })
    vi.stubGlobal('zfutm_zfLead', { zfutm_gC_enc: () => 'partner' })
    connectTestFrame()
    expect(new URL(testPage.frame.src).searchParams.get('utm_source')).toBe('partner')
  })
  it('ignores a topic that the page has no words for', () => {
    testPage.disconnect()
    history.replaceState(null, '', '/request-demo?topic=a-yacht')
    connectTestFrame()
    expect(new URL(testPage.frame.src).searchParams.has('topic')).toBe(false)
  })
  it('tells a form of somebody else’s nothing of the page by which the visit began', () => {
    testPage.disconnect()
    testPage.frame.removeAttribute(demoAttributes.ownForm.attribute)
    const theirs = connectDemoFrame({ ...testPage, formUrl: 'https://forms.zohopublic.com/x/formperma/abc' })
    expect(testPage.frame.src).not.toContain('landing')
    theirs()
  })
  it('takes listener and timers away when it goes', () => {
    testPage.come(true)
    sendMessage('demo-request|700|sent')
    testPage.disconnect()
    sendMessage('demo-request|900')
    vi.advanceTimersByTime(20_000)
    expect(testPage.fallback.hidden).toBe(true)
    expect(testPage.frame.style.height).toBe('')
  })
})
