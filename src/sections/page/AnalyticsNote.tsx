import { CONSENT_STORAGE_KEY } from '../../site/interface'
import type { SiteSettings } from '../../site/settings'
import { Button } from '../../ui/Button'

export type AnalyticsNoteProps = { analytics: SiteSettings['analytics'] }

const NAMES = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo', ga4: 'Google Analytics' } as const

/** What the cookies page says about analytics: it follows the settings, so that it is never wrong. */
export function AnalyticsNote({ analytics }: AnalyticsNoteProps) {
  if (!analytics) return <p>None are set, by us or by others. No analytics, no advertising, no fingerprinting.</p>
  const name = NAMES[analytics.provider]
  const respected = 'A browser that sends Global Privacy Control or Do Not Track is not counted.'
  if (analytics.provider !== 'ga4') {
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
        <Button look="secondary" data-consent-again="">
          Change my answer
        </Button>
      </p>
    </>
  )
}
