import type { AnalyticsSettings } from '#src/site/analytics/analyticsProviders.ts'

/** Loads analytics once the page is idle or the visitor acts, whichever comes first. */
export function loadAnalytics(settings: AnalyticsSettings): void {
  const signs = ['pointerdown', 'keydown', 'scroll'] as const
  let isAsked = false
  const load = () => {
    if (isAsked) return
    isAsked = true
    for (const sign of signs) removeEventListener(sign, load)
    import('./analytics.client.ts').then(({ trackPage }) => trackPage(settings)).catch(() => {})
  }
  for (const sign of signs) addEventListener(sign, load, { passive: true })
  // Safari has no idle callback.
  const whenIdle = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(load, { timeout: 5000 }) : setTimeout(load, 1000))
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
