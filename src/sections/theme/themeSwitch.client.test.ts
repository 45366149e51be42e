import { beforeEach, describe, expect, it, vi } from 'vitest'
import { earlyTheme } from './earlyTheme.client.ts'
import { themeAttributes } from './theme.attributes.ts'
import { connectThemeSwitch } from './themeSwitch.client.ts'

const root = document.documentElement
const { attribute } = themeAttributes.theme
const shownTheme = () => themeAttributes.theme.read(root)

describe('the switch of the theme', () => {
  beforeEach(() => {
    localStorage.clear()
    root.removeAttribute(attribute)
    document.body.innerHTML = ['system', 'light', 'dark']
      .map((id) => `<button ${themeAttributes.choice.attribute}="${id}"></button>`)
      .join('')
  })
  const button = (id: string) => document.querySelector<HTMLElement>(themeAttributes.choice.withValue(id))
  const runEarly = () => new Function(earlyTheme)()

  it('remembers a choice, which the early script applies on the next page', () => {
    connectThemeSwitch()
    button('dark')?.click()
    expect(shownTheme()).toBe('dark')
    expect(button('dark')?.getAttribute('aria-pressed')).toBe('true')
    root.removeAttribute(attribute)
    runEarly()
    expect(shownTheme()).toBe('dark')
  })
  it('forgets it again', () => {
    connectThemeSwitch()
    button('dark')?.click()
    button('system')?.click()
    expect(shownTheme()).toBeNull()
    expect(localStorage.length).toBe(0)
  })
  const pressed = () => [...document.querySelectorAll('[aria-pressed="true"]')].map((button) => themeAttributes.choice.read(button))
  it('shows which one is chosen, from the start', () => {
    connectThemeSwitch()
    expect(pressed()).toEqual(['system'])
    button('light')?.click()
    expect(pressed()).toEqual(['light'])
    root.setAttribute(attribute, 'dark')
    connectThemeSwitch()
    expect(pressed()).toEqual(['dark'])
    root.setAttribute(attribute, 'sepia')
    connectThemeSwitch()
    expect(pressed()).toEqual(['system'])
  })
  it('knows no other themes', () => {
    document.body.innerHTML = `<button ${themeAttributes.choice.attribute}="sepia"></button>`
    connectThemeSwitch()
    document.querySelector('button')?.click()
    expect(shownTheme()).toBeNull()
    expect(localStorage.length).toBe(0)
  })
  it('is left to the system when storage cannot be read', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(runEarly).not.toThrow()
    expect(shownTheme()).toBeNull()
    blocked.mockRestore()
  })
  it('ignores anything else that lies in storage', () => {
    localStorage.setItem('theme', 'x" onload="')
    runEarly()
    expect(shownTheme()).toBeNull()
  })
  it('works for the page when storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    connectThemeSwitch()
    button('light')?.click()
    expect(shownTheme()).toBe('light')
    blocked.mockRestore()
  })
})
