/** Without analytics the built site contains no trace of them. With analytics, their code follows the settings. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { consentAttributes } from '#src/sections/analytics/consent.attributes.ts'
import { analyticsSources } from '#src/site/analytics/analyticsProviders.ts'
import { builtFiles, builtPages, readBuilt, readDocument } from './builtSite.ts'

const { analytics } = JSON.parse(readFileSync('.build/manifest.json', 'utf8'))
const ANALYTICS_TRACES = /api\/event|api\/send|matomo\.php|googletagmanager|globalPrivacyControl|doNotTrack/
const scripts = [...builtFiles].filter((file) => file.endsWith('.js'))

it('providers of analytics are in the scripts only when they are configured', () => {
  const found = scripts.filter((file) => ANALYTICS_TRACES.test(readBuilt(file)))
  expect(found.length > 0).toBe(analytics !== null)
})
it('ask for consent only where that is needed, and never in the form’s frame', () => {
  const asking = builtPages.filter((page) => readDocument(page).querySelector(consentAttributes.consent.selector))
  const framed = builtPages.filter(({ kind }) => kind === 'demo-form')
  expect(asking).toHaveLength(analytics?.provider === 'ga4' ? builtPages.length - framed.length : 0)
  for (const page of framed) {
    const sources = readDocument(page)
      .querySelectorAll('script[src]')
      .map((script) => readBuilt(script.getAttribute('src') ?? ''))
    expect(sources).not.toEqual([])
    expect(sources.join()).not.toMatch(ANALYTICS_TRACES)
  }
})
it('providers of analytics open the content security policy for exactly their sources', () => {
  const headers = readBuilt('/_headers')
  const foreign =
    headers
      .match(/(script|connect|img)-src [^;]*/g)
      ?.join(' ')
      .match(/https:\/\/[^\s;]+/g) ?? []
  expect(new Set(foreign)).toEqual(new Set(Object.values(analyticsSources(analytics)).flat()))
})
