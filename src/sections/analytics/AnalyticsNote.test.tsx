/** The legal texts' statements on analytics follow from the settings. */
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AnalyticsSettings } from '#src/site/analytics/analyticsProviders.ts'
import { AnalyticsNote, CookieSentence, OthersSentence } from './AnalyticsNote.tsx'

const site = vi.hoisted(() => ({ analytics: null as AnalyticsSettings | null }))
vi.mock('#src/site/site.ts', () => ({ site }))
afterEach(() => {
  site.analytics = null
})

const words = {
  none: 'Nobody counts.',
  counted: 'Counted at {host}.',
  asked: 'Kept: {cookie} and {otherCookie}.',
  respected: 'Signals count.',
  answer: 'Your answer is {key}.',
  again: 'Ask me again',
  cookies: 'Cookies once you agree.',
  noCookies: 'No cookies.',
  others: 'Those above.',
  noOthers: 'Nobody else.',
}
const noteText = () =>
  render(
    <>
      <AnalyticsNote words={words} />
      <CookieSentence words={words} />
      <OthersSentence words={words} />
    </>,
  ).container
const set = (analytics: AnalyticsSettings) => {
  site.analytics = analytics
}

it('the note on analytics says that nobody counts, where nobody does', () =>
  expect(noteText().textContent).toBe('Nobody counts.No cookies.Nobody else.'))
it('the note on analytics says who counts without cookies', () => {
  set({ provider: 'plausible', id: 'www.your.example', url: 'https://count.example' })
  expect(noteText().textContent).toBe('Counted at count.example. Signals count.No cookies.Those above.')
})
it('the note on analytics names the cookies and the answer as they are called, and lets a visitor answer again', () => {
  set({ provider: 'ga4', id: 'G-ABC123', url: 'https://www.google-analytics.com' })
  const container = noteText()
  expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['_ga', '_ga_ABC123', expect.any(String)])
  expect(container.textContent).toMatch(/^Kept: _ga and _ga_ABC123\. Signals count\. Your answer is [\w-]+\.Ask me again/)
  expect(container.querySelector('button')?.textContent).toBe('Ask me again')
})
