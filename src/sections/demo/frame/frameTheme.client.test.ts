import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyTheme } from '#src/sections/theme/theme.client.ts'
import { connectTestFrame, openPageForEachTest, testPage } from './frame.testing.ts'

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
  it('is nothing that a hosted form is bothered with', () => {
    testPage.disconnect()
    applyTheme('dark')
    connectTestFrame({ isOwn: false })
    expect(new URL(testPage.frame.src).searchParams.has('theme')).toBe(false)
  })
})
