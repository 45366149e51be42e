import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  createDemoRequestSchema,
  type DemoRequest,
  type DemoRequestField,
  type DemoRequestInput,
  TRAP_FIELD,
} from '#src/demoForm/demoRequest.ts'
import type { DemoContent } from '#src/schemas/pages/demo.ts'
import { findTopic } from '../findTopic.ts'
import { createIdempotencyKey, sendRequest } from './sendRequest.ts'

/**
 * The state of the demo form: its fields, what is wrong with them, and what became of the request.
 * @param action the address of the leads service
 */
export function useDemoRequest(action: string, words: Pick<DemoContent['form'], 'errors' | 'failed'>) {
  const idempotencyKey = useRef('')
  const [problem, setProblem] = useState('')
  const [reference, setReference] = useState('')
  const resolver = useMemo(() => zodResolver(createDemoRequestSchema(words.errors)), [words.errors])
  const { register, handleSubmit, setError, formState } = useForm<DemoRequestInput, unknown, DemoRequest>({
    resolver,
    shouldFocusError: false,
  })
  const { isSubmitting, submitCount } = formState
  const errors = Object.fromEntries(Object.entries(formState.errors).map(([field, error]) => [field, error?.message]))

  const send = async (request: DemoRequest, trap: FormDataEntryValue | null) => {
    idempotencyKey.current ||= createIdempotencyKey()
    const body = {
      ...request,
      topic: findTopic(location.search),
      campaign: Object.fromEntries(new URLSearchParams(location.search)),
      idempotencyKey: idempotencyKey.current,
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
    // Also where the fields are refused here: the title of their errors would be that of the last answer.
    setProblem('')
    const trap = new FormData(event.currentTarget).get(TRAP_FIELD)
    void handleSubmit((request) => send(request, trap))(event)
  }

  return {
    /** The props of a field, by its name. */
    bindField: register,
    submit,
    errors,
    /** An error of the request that no single field caused; empty without one. */
    problem,
    isSubmitting,
    submitCount,
    /** Of the request that was sent; empty before. */
    reference,
  }
}
