import { analyticsOf } from '../../lib/anywhere/analytics/analyticsNames'
import { ANALYTICS_PROVIDERS } from '../../lib/anywhere/analytics/analyticsProviders'
import { CONSENT_STORAGE_KEY } from '../../site/interfaceValues'
import { site } from '../../site/site'
import { Button } from '../../ui/Button'
import { consentAttributes } from './consent.attributes'

/** What the cookies page says about analytics: it follows the settings, so that it is never wrong. */
export function AnalyticsNote() {
  const { analytics } = site
  if (!analytics) return <p>None are set, by us or by others. No analytics, no advertising, no fingerprinting.</p>
  const name = analyticsOf(analytics.provider).label
  const respected = 'A browser that sends Global Privacy Control or Do Not Track is not counted.'
  if (!ANALYTICS_PROVIDERS[analytics.provider].needsConsent) {
    return (
      <p>
        None are set, by us or by others. Visits are counted with {name} ({new URL(analytics.url).host}), without cookies and without
        anything kept in your browser: which page was seen, from which site, and whether the demo form was used, never what was written.{' '}
        {respected}
      </p>
    )
  }
  return (
    <>
      <p>
        None are set unless you agree. If you allow it, visits are counted with {name}, which sets the cookies <code>_ga</code> and{' '}
        <code>_ga_{analytics.id.slice(2)}</code> for up to two years. Advertising features are off. {respected} Your answer is kept in local
        storage under <code>{CONSENT_STORAGE_KEY}</code>, until you delete it.
      </p>
      <p className="only-with-script">
        <Button look="secondary" {...consentAttributes.again.props()}>
          Change my answer
        </Button>
      </p>
    </>
  )
}

/** The privacy policy's sentence on cookies. */
export function CookieSentence() {
  return site.analytics && ANALYTICS_PROVIDERS[site.analytics.provider].needsConsent
    ? 'This site sets cookies only for analytics, and only once you agree.'
    : 'This site sets no cookies.'
}

/** Whether a page other than the demo's involves anyone else. */
export function OthersSentence() {
  return site.analytics
    ? 'Besides that, only the analytics named above are involved.'
    : 'Outside that page nothing is loaded from anyone else.'
}
