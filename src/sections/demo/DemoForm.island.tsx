import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  createDemoRequestSchema,
  type DemoRequest,
  type DemoRequestField,
  type DemoRequestInput,
  TRAP_FIELD,
} from '#src/demoForm/demoRequest.ts'
import { useIslandReady } from '#src/islands/hydration/useIslandReady.ts'
import { useErrorTitle } from '#src/islands/useErrorTitle.ts'
import { findTopic } from './findTopic.ts'
import { SENT_EVENT } from './frame/sentEvent.ts'
import { PlainDemoForm, type PlainDemoFormProps } from './PlainDemoForm.tsx'
import { SentMessage } from './SentMessage.tsx'
import { createIdempotencyKey, sendRequest } from './sendRequest.ts'

export type DemoFormProps = Pick<PlainDemoFormProps, 'words' | 'industries'> & { action: string }

/**
 * The embedded demo form. It works as a plain form without its script. With it, errors appear beside their fields, and typed text is never
 * lost. Source: specification section 4; docs/requirements/clarifications.md, "Demo frame".
 */
export function DemoForm({ action, words, industries }: DemoFormProps) {
  const root = useRef<HTMLDivElement>(null)
  const sentMessage = useRef<HTMLDivElement>(null)
  const key = useRef('')
  const [problem, setProblem] = useState('')
  /** Of the request that was sent. Before, it is empty, and the form is shown. */
  const [reference, setReference] = useState('')
  const isSent = reference !== ''
  const resolver = useMemo(() => zodResolver(createDemoRequestSchema(words.errors)), [words.errors])
  const { register, handleSubmit, setError, formState } = useForm<DemoRequestInput, unknown, DemoRequest>({
    resolver,
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = formState
  const summary = useRef<HTMLDivElement>(null)
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

  const send = async (request: DemoRequest, trap: FormDataEntryValue | null) => {
    setProblem('')
    key.current ||= createIdempotencyKey()
    const search = new URLSearchParams(location.search)
    const body = {
      ...request,
      topic: findTopic(location.search),
      campaign: Object.fromEntries(search),
      idempotencyKey: key.current,
      [TRAP_FIELD]: trap,
      // Counted from the start of the page, because the form was open before its script came. A change of the system clock does not affect
      // it.
      elapsed: performance.now(),
    }
    const outcome = await sendRequest(action, body, words.failed)
    if (outcome.kind === 'sent') return setReference(outcome.reference)
    if (outcome.kind === 'problem') return setProblem(outcome.text)
    for (const [field, message] of Object.entries(outcome.errors)) setError(field as DemoRequestField, { message })
  }

  // A second submit would end the first one's "Sending" state before its answer is there.
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting) return
    const trap = new FormData(event.currentTarget).get(TRAP_FIELD)
    void handleSubmit((request) => send(request, trap))(event)
  }

  if (isSent)
    return (
      <div ref={sentMessage}>
        <SentMessage {...words.sent} reference={reference} />
      </div>
    )
  const messages = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
  return (
    <div ref={root}>
      <PlainDemoForm
        action={action}
        words={words}
        industries={industries}
        errors={messages}
        problem={problem}
        bind={register}
        summary={summary}
        isSending={isSubmitting}
        onSubmit={submit}
      />
    </div>
  )
}
