import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useIslandReady } from '../../islands/hydration/useIslandReady'
import { type DemoRequestField, demoRequest, INDUSTRY_CHOICES } from '../../lib/anywhere/demoRequest'
import { Button } from '../../ui/Button'
import { Field, fieldErrorId, SelectField, TextAreaField } from '../../ui/Field'
import { Heading } from '../../ui/Heading'
import { SentMessage } from './SentMessage'
import { sendRequest } from './sendRequest'

type FieldLabel = Exclude<DemoRequestField, 'topic'>
/** Words of the form (content/demo.yaml). */
type DemoFormLabels = {
  heading: string
  fields: Record<FieldLabel, string>
  consentName: string
  errorsTitle: string
  submit: string
  sending: string
  sent: { heading: string; reference: string }
}
export type DemoFormProps = { action: string; labels: DemoFormLabels; phone: string; identifier: string; next: readonly string[] }

type Values = Record<DemoRequestField, string>

/**
 * The embedded demo form. Works as a plain form post before and without its script; with it, errors appear beside their
 * fields and nothing that was typed is ever lost. Source: issue "The demo form takes leads".
 */
export function DemoForm({ action, labels, phone, identifier, next }: DemoFormProps) {
  const frame = useRef<HTMLDivElement>(null)
  const sent = useRef<HTMLDivElement>(null)
  const opened = useRef(Date.now())
  const key = useRef('')
  const [problem, setProblem] = useState('')
  const [reference, setReference] = useState('')
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(demoRequest) as never,
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = formState
  const summary = useRef<HTMLDivElement>(null)
  useIslandReady(frame)

  useEffect(() => {
    // The form was open before its script came: the page's own start counts.
    opened.current = performance.timeOrigin
  }, [])
  useEffect(() => {
    if (!reference) return
    sent.current?.querySelector('h1')?.focus()
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height)
    window.parent.postMessage(`${identifier}|${height}|sent`, '*')
  }, [reference, identifier])

  const focusSummary = () => requestAnimationFrame(() => summary.current?.focus())

  const send = async (values: Values) => {
    setProblem('')
    key.current ||= crypto.randomUUID()
    const search = new URLSearchParams(location.search)
    const body = {
      ...values,
      topic: search.get('topic') ?? '',
      campaign: Object.fromEntries(search),
      idempotencyKey: key.current,
      website: frame.current?.querySelector<HTMLInputElement>('[name="website"]')?.value ?? '',
      elapsed: Date.now() - opened.current,
    }
    const outcome = await sendRequest(action, body, phone)
    if (outcome.kind === 'sent') return setReference(outcome.reference)
    if (outcome.kind === 'errors')
      for (const [field, message] of Object.entries(outcome.errors)) setError(field as DemoRequestField, { message })
    else setProblem(outcome.text)
    focusSummary()
  }

  if (reference)
    return (
      <div ref={sent}>
        <SentMessage {...labels.sent} code={reference} next={next} />
      </div>
    )
  const text = (field: DemoRequestField) => errors[field]?.message
  const field = (name: DemoRequestField) => ({ id: name, error: text(name), ...register(name) })
  return (
    <div ref={frame}>
      <form
        action={action}
        method="post"
        noValidate
        onSubmit={handleSubmit(send, focusSummary)}
        aria-labelledby="form-title"
        className="grid gap-5 p-5 sm:p-8"
      >
        <Heading level={1} id="form-title" size="2xl">
          {labels.heading}
        </Heading>
        <div ref={summary} tabIndex={-1} data-form-summary="" className="empty:hidden">
          <ErrorSummary labels={labels} errors={errors} problem={problem} />
        </div>
        <Field label={labels.fields.name} autoComplete="name" required {...field('name')} />
        <Field label={labels.fields.email} type="email" autoComplete="email" required {...field('email')} />
        <Field label={labels.fields.company} autoComplete="organization" required {...field('company')} />
        <Field label={labels.fields.phone} type="tel" autoComplete="tel" required {...field('phone')} />
        <SelectField label={labels.fields.industry} choices={INDUSTRY_CHOICES} {...field('industry')} />
        <Field
          label={labels.fields.employees}
          type="number"
          min={1}
          inputMode="numeric"
          autoComplete="off"
          required
          {...field('employees')}
        />
        <Field label={labels.fields.currentTool} autoComplete="off" {...field('currentTool')} />
        <TextAreaField label={labels.fields.message} rows={4} {...field('message')} />
        {/* For programs that fill in every field; people and screen readers do not meet it. */}
        <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
          <label htmlFor="website">Website</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div>
          <label className="flex items-start gap-3 text-sm">
            <input
              type="checkbox"
              id="consent"
              required
              aria-invalid={text('consent') ? true : undefined}
              aria-describedby={text('consent') ? fieldErrorId('consent') : undefined}
              className="mt-0.5 size-5 shrink-0 accent-signal-deep"
              {...register('consent')}
            />
            {labels.fields.consent}
          </label>
          {text('consent') && (
            <p id={fieldErrorId('consent')} className="mt-1.5 text-sm font-medium text-stop-ink">
              {text('consent')}
            </p>
          )}
        </div>
        <Button type="submit" size="large" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? labels.sending : labels.submit}
        </Button>
      </form>
    </div>
  )
}

type ErrorSummaryProps = { labels: DemoFormLabels; errors: FieldErrors<Values>; problem: string }

function ErrorSummary({ labels, errors, problem }: ErrorSummaryProps) {
  const names = { ...labels.fields, consent: labels.consentName }
  const wrong = (Object.entries(names) as [FieldLabel, string][]).filter(([field]) => errors[field]?.message)
  if (!problem && wrong.length === 0) return null
  return (
    <div role="alert" className="rounded-sm border-l-4 border-stop-ink bg-stop-wash p-4 text-sm text-stop-ink">
      <p className="font-semibold">{problem || labels.errorsTitle}</p>
      {wrong.length > 0 && (
        <ul className="mt-1.5 list-disc pl-5">
          {wrong.map(([field, label]) => (
            <li key={field}>
              <a href={`#${field}`}>
                {label}: {errors[field]?.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
