/** The legal texts' statements on analytics follow from the settings. */
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AnalyticsSettings } from '#src/site/analytics/analyticsProviders.ts'
import { AnalyticsNote, CookieSentence, OthersSentence } from './AnalyticsNote.tsx'

const words = {
  none: 'Nobody counts.',
  withoutConsent: 'Counted at {host}.',
  withConsent: 'Kept: {cookie} and {otherCookie}.',
  respectedSignals: 'Signals count.',
  keptAnswer: 'Your answer is {key}.',
  changeAnswer: 'Ask me again',
  cookiesWithConsent: 'Cookies once you agree.',
  noCookies: 'No cookies.',
  others: 'Those above.',
  noOthers: 'Nobody else.',
}
const draw = (analytics: AnalyticsSettings | null) =>
  render(
    <>
      <AnalyticsNote analytics={analytics} words={words} />
      <CookieSentence analytics={analytics} words={words} />
      <OthersSentence analytics={analytics} words={words} />
    </>,
  ).container

it('the note on analytics says that nobody counts, where nobody does', () =>
  expect(draw(null).textContent).toBe('Nobody counts.No cookies.Nobody else.'))
it('the note on analytics says who counts without cookies', () => {
  const container = draw({ provider: 'plausible', id: 'www.your.example', url: 'https://count.example' })
  expect(container.textContent).toBe('Counted at count.example. Signals count.No cookies.Those above.')
})
it('the note on analytics names the cookies and the answer as they are called, and lets a visitor answer again', () => {
  const container = draw({ provider: 'ga4', id: 'G-ABC123', url: 'https://www.google-analytics.com' })
  expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['_ga', '_ga_ABC123', expect.any(String)])
  expect(container.textContent).toMatch(/^Kept: _ga and _ga_ABC123\. Signals count\. Your answer is [\w-]+\.Ask me again/)
  expect(container.querySelector('button')?.textContent).toBe('Ask me again')
})
