import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyTheme, readChosenTheme } from '#src/sections/theme/theme.client.ts'
import { connectTestFrame, openPageForEachTest, testPage } from './frame.testing.ts'
import { connectThemeReceiver } from './frameTheme.client.ts'

openPageForEachTest()

describe('the theme', () => {
  afterEach(() => applyTheme('system'))
  it('is in the address of the site’s own form, and told to it when it changes', async () => {
    testPage.disconnect()
    applyTheme('dark')
    connectTestFrame()
    expect(new URL(testPage.frame.src).searchParams.get('theme')).toBe('dark')
    const posted = vi.spyOn(testPage.frame.contentWindow as Window, 'postMessage')
    applyTheme('light')
    await Promise.resolve()
    expect(posted).toHaveBeenCalledWith('theme|light', 'https://forms.example')
    testPage.disconnect()
    applyTheme('dark')
    await Promise.resolve()
    expect(posted).toHaveBeenCalledTimes(1)
  })
  it('is taken in the form from the page around it alone', () => {
    const around = {}
    vi.stubGlobal('parent', around)
    const stop = connectThemeReceiver()
    const themeAfter = (source: object, data: unknown) => {
      const event = new MessageEvent('message', { data })
      Object.defineProperty(event, 'source', { value: source })
      window.dispatchEvent(event)
      return readChosenTheme()
    }
    expect(themeAfter(window, 'theme|dark')).toBe('system')
    expect(themeAfter(around, 'theme|dark')).toBe('dark')
    expect(themeAfter(around, 'theme|green')).toBe('dark')
    stop()
    expect(themeAfter(around, 'theme|light')).toBe('dark')
  })
  it('is nothing that a hosted form is bothered with', () => {
    testPage.disconnect()
    applyTheme('dark')
    connectTestFrame({ isOwn: false })
    expect(new URL(testPage.frame.src).searchParams.has('theme')).toBe(false)
  })
})
