import type { EveryPageContent } from '#src/schemas/shared/everyPage.ts'
import { routes } from '#src/site/routes.ts'
import { Button } from '#src/ui/Button.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'
import { CONSENT_ANSWERS, consentAttributes } from './consent.attributes.ts'

/**
 * Asks before analytics store anything in the browser. It is not modal, and nothing is counted before an answer. Both buttons weigh the
 * same. `consent.client.ts` shows it; consent.css keeps it in sight if there is space.
 */
export function ConsentBar({ name, question, policy, decline, allow }: EveryPageContent['consent']) {
  return (
    <section
      {...consentAttributes.consent.props()}
      {...uiAttributes.print.props('no')}
      hidden
      aria-label={name}
      className="consent-bar z-40 border-t border-line bg-card py-4 text-sm"
    >
      <div className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="measure-60">
          {question} <a href={routes.cookies}>{policy}</a>
        </p>
        <p className="flex gap-2">
          <Button look="secondary" {...consentAttributes.answer.props(CONSENT_ANSWERS.declined)}>
            {decline}
          </Button>
          <Button look="secondary" {...consentAttributes.answer.props(CONSENT_ANSWERS.allowed)}>
            {allow}
          </Button>
        </p>
      </div>
    </section>
  )
}
