import type { ReactNode } from 'react'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { AnalyticsWords } from '#src/schemas/analytics.ts'
import { ANALYTICS_PROVIDERS } from '#src/site/analytics/analyticsProviders.ts'
import { site } from '#src/site/site.ts'
import { CONSENT_STORAGE_KEY } from '#src/specification/interfaceValues.ts'
import { Button } from '#src/ui/Button.tsx'
import { consentAttributes } from './consent.attributes.ts'

export type AnalyticsNoteProps = { words: Pick<AnalyticsWords, 'none' | 'counted' | 'asked' | 'respected' | 'answer' | 'again'> }

/** The cookies page's text on analytics. It depends on the settings, so that it is always true. */
export function AnalyticsNote({ words }: AnalyticsNoteProps) {
  const { analytics } = site
  if (!analytics) return <p>{words.none}</p>
  if (!ANALYTICS_PROVIDERS[analytics.provider].needsConsent) {
    return (
      <p>
        {fillIn(words.counted, { host: new URL(analytics.url).host })} {words.respected}
      </p>
    )
  }
  return (
    <>
      <p>
        {withNames(words.asked, { cookie: '_ga', otherCookie: `_ga_${analytics.id.slice(2)}` })} {words.respected}{' '}
        {withNames(words.answer, { key: CONSENT_STORAGE_KEY })}
      </p>
      <p className="only-with-script">
        <Button look="secondary" {...consentAttributes.again.props()}>
          {words.again}
        </Button>
      </p>
    </>
  )
}

/** @returns the text with the names of stored values set as code */
const withNames = (text: string, names: Readonly<Record<string, string>>): ReactNode[] =>
  text.split(/(\{\w+\})/).map((piece) => {
    const name = names[piece.slice(1, -1)]
    return name === undefined ? piece : <code key={piece}>{name}</code>
  })

/** Says whether the site sets cookies. */
export function CookieSentence({ words }: { words: Pick<AnalyticsWords, 'cookies' | 'noCookies'> }) {
  return site.analytics && ANALYTICS_PROVIDERS[site.analytics.provider].needsConsent ? words.cookies : words.noCookies
}

/** Says whether a page other than the demo's sends data to anyone else. */
export function OthersSentence({ words }: { words: Pick<AnalyticsWords, 'others' | 'noOthers'> }) {
  return site.analytics ? words.others : words.noOthers
}
