import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIslandReady } from '#src/islandParts/hydration/useIslandReady.ts'
import { useErrorTitle } from '#src/islandParts/useErrorTitle.ts'
import { SENT_EVENT } from '../frame/sentEvent.ts'
import { DemoFormMarkup, type DemoFormMarkupProps } from './DemoFormMarkup.tsx'
import { SentMessage } from './SentMessage.tsx'
import { useDemoRequest } from './useDemoRequest.ts'

export type DemoFormProps = Pick<DemoFormMarkupProps, 'words' | 'industries'> & { action: string }

/**
 * The embedded demo form. It works as a plain form without its script. With it, errors appear beside their fields, and typed text is never
 * lost. Source: specification section 4; docs/requirements/clarifications.md, "Demo frame".
 */
export function DemoForm({ action, words, industries }: DemoFormProps) {
  const root = useRef<HTMLDivElement>(null)
  const sentMessage = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { bindField, submit, errors, problem, isSubmitting, submitCount, reference } = useDemoRequest(action, words)
  const isSent = reference !== ''
  useIslandReady(root)
  useErrorTitle(problem !== '' || Object.keys(errors).length > 0)

  // This runs before the browser paints, so that the height is reported before the observer fires.
  useLayoutEffect(() => {
    if (!isSent) return
    sentMessage.current?.querySelector('h1')?.focus()
    document.dispatchEvent(new Event(SENT_EVENT))
  }, [isSent])

  // The form counts a submit in the same update that brings its errors, so the errors are in the page when this runs.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])

  if (isSent)
    return (
      <div ref={sentMessage}>
        <SentMessage {...words.sent} reference={reference} />
      </div>
    )
  return (
    <div ref={root}>
      <DemoFormMarkup
        action={action}
        words={words}
        industries={industries}
        errors={errors}
        problem={problem}
        bindField={bindField}
        summaryRef={summary}
        isSending={isSubmitting}
        onSubmit={submit}
      />
    </div>
  )
}
