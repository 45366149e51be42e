import type { ReactNode } from 'react'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { AnalyticsWords } from '#src/schemas/shared/analytics.ts'
import { type AnalyticsSettings, isConsentNeeded } from '#src/site/analytics/analyticsProviders.ts'
import { CONSENT_STORAGE_KEY } from '#src/specification/interfaceValues.ts'
import { Button } from '#src/ui/Button.tsx'
import { consentAttributes } from './consent.attributes.ts'

/** The operator's settings, null if nothing is counted. The texts depend on them, so that they are always true. */
export type AnalyticsTextProps = { analytics: AnalyticsSettings | null; words: AnalyticsWords }

/** The cookies page's text on analytics. */
export function AnalyticsNote({ analytics, words }: AnalyticsTextProps) {
  if (!analytics) return <p>{words.none}</p>
  if (!isConsentNeeded(analytics)) {
    return (
      <p>
        {fillIn(words.withoutConsent, { host: new URL(analytics.url).host })} {words.respectedSignals}
      </p>
    )
  }
  return (
    <>
      <p>
        {withNames(words.withConsent, { cookie: '_ga', otherCookie: `_ga_${analytics.id.slice(2)}` })} {words.respectedSignals}{' '}
        {withNames(words.keptAnswer, { key: CONSENT_STORAGE_KEY })}
      </p>
      <p className="only-with-script">
        <Button look="secondary" {...consentAttributes.again.props()}>
          {words.changeAnswer}
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
export function CookieSentence({ analytics, words }: AnalyticsTextProps) {
  return isConsentNeeded(analytics) ? words.cookiesWithConsent : words.noCookies
}

/** Says whether a page other than the demo's sends data to anyone else. */
export function OthersSentence({ analytics, words }: AnalyticsTextProps) {
  return analytics ? words.others : words.noOthers
}
