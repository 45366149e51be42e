import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyTheme } from '../theme/theme.client'
import { connect, connectForEachTest, page } from './testFrame'

connectForEachTest()

describe('the theme', () => {
  afterEach(() => applyTheme('system'))
  it('is in the address of the site’s own form, and told to it when it changes', async () => {
    page.disconnect()
    applyTheme('dark')
    connect()
    expect(new URL(page.frame.src).searchParams.get('theme')).toBe('dark')
    const told = vi.spyOn(page.frame.contentWindow as Window, 'postMessage')
    applyTheme('light')
    await Promise.resolve()
    expect(told).toHaveBeenCalledWith('theme|light', 'https://forms.example')
    page.disconnect()
    applyTheme('dark')
    await Promise.resolve()
    expect(told).toHaveBeenCalledTimes(1)
  })
  it('is nothing that a hosted form is bothered with', () => {
    page.disconnect()
    applyTheme('dark')
    connect({ isOwn: false })
    expect(new URL(page.frame.src).searchParams.has('theme')).toBe(false)
  })
})
