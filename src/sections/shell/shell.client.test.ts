import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showMatchingNotFound } from '../not-found/notFound.client'
import { notFoundHooks } from '../not-found/notFound.hooks'
import { earlyTheme } from './earlyTheme.client'
import { shellHooks } from './shell.hooks'
import { connectThemeSwitch } from './themeSwitch.client'
import { visitCampaign, visitLanding } from './visitCampaign.client'

describe('theme', () => {
  beforeEach(() => {
    localStorage.clear()
    delete document.documentElement.dataset.theme
    document.body.innerHTML = ['system', 'light', 'dark']
      .map((id) => `<button ${shellHooks.themeChoice.attribute}="${id}"></button>`)
      .join('')
  })
  const button = (id: string) => document.querySelector<HTMLElement>(`[${shellHooks.themeChoice.attribute}="${id}"]`)
  const runEarly = () => new Function(earlyTheme)()

  it('remembers a choice, which the early script applies on the next page', () => {
    connectThemeSwitch()
    button('dark')?.click()
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(button('dark')?.getAttribute('aria-pressed')).toBe('true')
    delete document.documentElement.dataset.theme
    runEarly()
    expect(document.documentElement.dataset.theme).toBe('dark')
  })
  it('forgets it again', () => {
    connectThemeSwitch()
    button('dark')?.click()
    button('system')?.click()
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })
  const pressed = () => [...document.querySelectorAll('[aria-pressed="true"]')].map((one) => one.getAttribute('data-theme-choice'))
  it('shows which one is chosen, from the start', () => {
    connectThemeSwitch()
    expect(pressed()).toEqual(['system'])
    button('light')?.click()
    expect(pressed()).toEqual(['light'])
    document.documentElement.dataset.theme = 'dark'
    connectThemeSwitch()
    expect(pressed()).toEqual(['dark'])
    document.documentElement.dataset.theme = 'sepia'
    connectThemeSwitch()
    expect(pressed()).toEqual(['system'])
  })
  it('knows no other themes', () => {
    document.body.innerHTML = '<button data-theme-choice="sepia"></button>'
    connectThemeSwitch()
    document.querySelector('button')?.click()
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })
  it('is left to the system when storage cannot be read', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(runEarly).not.toThrow()
    expect(document.documentElement.dataset.theme).toBeUndefined()
    blocked.mockRestore()
  })
  it('ignores anything else that lies in storage', () => {
    localStorage.setItem('theme', 'x" onload="')
    runEarly()
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
  it('works for the page when storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    connectThemeSwitch()
    button('light')?.click()
    expect(document.documentElement.dataset.theme).toBe('light')
    blocked.mockRestore()
  })
})

describe('the campaign of a visit', () => {
  beforeEach(() => sessionStorage.clear())
  it('is remembered for the session', () => {
    visitCampaign('?utm_source=fair')
    expect(visitCampaign('')).toEqual({ utm_source: 'fair' })
  })
  it('is replaced by a newer one', () => {
    visitCampaign('?utm_source=fair&utm_term=x')
    expect(visitCampaign('?gclid=1')).toEqual({ gclid: '1' })
  })
  it('remembers the page by which it began, until a newer campaign', () => {
    history.replaceState(null, '', '/industries/logistics')
    visitCampaign('')
    history.replaceState(null, '', '/request-demo')
    expect([visitCampaign(''), visitLanding()]).toEqual([{}, { landing: '/industries/logistics' }])
    visitCampaign('?gclid=1')
    expect(visitLanding()).toEqual({ landing: '/request-demo' })
  })
  it.each(['{', 'null', '[]', '{"landing":7}', '{"landing":"//evil.example"}'])('knows no page from %s', (stored) => {
    sessionStorage.setItem('campaign', stored)
    expect(visitLanding()).toEqual({})
  })
  it('survives damaged storage', () => {
    sessionStorage.setItem('campaign', '{')
    expect(visitCampaign('')).toEqual({})
  })
})

describe('the one not-found page of a static host', () => {
  const { text, below, title } = notFoundHooks
  const show = (path: string) => {
    document.body.innerHTML = `<div ${text.attribute}="page"><h1>A</h1></div><template ${text.attribute}="post" ${below.attribute}="/blog" ${title.attribute}="T"><h1>B</h1></template>`
    showMatchingNotFound(path)
    return document.querySelector('h1')?.textContent
  }
  it('is the blog’s below /blog/', () => expect(show('/blog/nope')).toBe('B'))
  it.each(['/nope', '/blog', '/blog/', '/blogs/x', '/%E0%A4%A'])('stays as it is on %s', (path) => expect(show(path)).toBe('A'))
})
