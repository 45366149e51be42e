import type { DemoContent } from '#src/schemas/pages/demo.ts'
import { CallOrWrite } from '#src/sections/shared/contact/CallOrWrite.tsx'
import { isOwnForm } from '#src/site/routes.ts'
import type { Contact } from '#src/site/settings.ts'
import { DEMO_FRAME } from '#src/specification/interfaceValues.ts'
import { demoAttributes } from '../demo.attributes.ts'

export type DemoFrameProps = { words: DemoContent['frame']; formUrl: string; contact: Contact }

/** The frame, and other ways to reach us if its form does not come. `demoFrame.client.ts` sets its URL and height. */
export function DemoFrame({ words, formUrl, contact }: DemoFrameProps) {
  const frame = {
    title: DEMO_FRAME.title,
    height: DEMO_FRAME.initialHeight,
    className: 'block w-full rounded-xl border border-line bg-card',
  }
  return (
    <div>
      {/* Present from the start, because screen readers often miss a status that appears together with its text. */}
      <div role="status">
        <div {...demoAttributes.fallback.props()} hidden className="mb-4 rounded-lg border-l-4 border-signal-deep bg-wash p-5">
          <p className="font-semibold">{words.whileLate}</p>
          <p className="mt-1 text-sm">
            <CallOrWrite text={words.waysWhileLate} contact={contact}>
              <a href={formUrl} {...demoAttributes.formLink.props()}>
                {words.openWhileLate}
              </a>
            </CallOrWrite>
          </p>
        </div>
      </div>
      <div
        {...demoAttributes.frameSpace.props()}
        className="only-with-script rounded-xl bg-card shadow-deck outline-1 -outline-offset-1 outline-edge"
      >
        <iframe {...frame} {...demoAttributes.formUrl.props(formUrl)} {...(isOwnForm(formUrl) ? demoAttributes.ownForm.props() : {})} />
      </div>
      <noscript>
        <iframe {...frame} src={formUrl} />
      </noscript>
    </div>
  )
}
