import { afterEach, expect, it, vi } from 'vitest'
import { trackPage } from './analytics.client.ts'
import { loadAnalytics } from './analyticsLoader.client.ts'

vi.mock('./analytics.client.ts', () => ({ trackPage: vi.fn(async () => undefined) }))
afterEach(() => vi.unstubAllGlobals())

it('analytics load once, at the visitor’s first act or when the page is idle', async () => {
  const idles: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idles.push(run))
  loadAnalytics({ provider: 'plausible', id: 'your.example', url: 'https://plausible.io' })
  if (document.readyState !== 'complete') window.dispatchEvent(new Event('load'))
  expect([idles.length, vi.mocked(trackPage).mock.calls.length]).toEqual([1, 0])
  window.dispatchEvent(new Event('keydown'))
  for (const run of idles) run()
  window.dispatchEvent(new Event('scroll'))
  await vi.waitFor(() => expect(trackPage).toHaveBeenCalled())
  expect(trackPage).toHaveBeenCalledTimes(1)
})
