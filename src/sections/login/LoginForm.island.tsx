import { Eye, EyeOff, TriangleAlert } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { regexes } from 'zod'
import { useIslandReady } from '#src/islandParts/hydration/useIslandReady.ts'
import { Tooltip } from '#src/islandParts/Tooltip.tsx'
import { showToast } from '#src/islandParts/toast/showToast.ts'
import { useErrorTitle } from '#src/islandParts/useErrorTitle.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { LoginContent } from '#src/schemas/pages/login.ts'
import { CallOrWrite } from '#src/sections/shared/contact/CallOrWrite.tsx'
import type { Contact } from '#src/site/settings.ts'
import { LOGIN } from '#src/specification/interfaceValues.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/fields/CheckBox.tsx'
import { Field, type FieldProps } from '#src/ui/fields/Field.tsx'
import { ERROR_PANEL_CLASS } from '#src/ui/fields/FieldError.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextButton } from '#src/ui/TextButton.tsx'

/** The submit button's words come from the specification. */
export type LoginFormProps = { words: LoginContent['form'] & Pick<LoginContent, 'heading' | 'callOrWrite'>; contact: Contact }

const FIELD_IDS = { email: 'login-email', password: 'login-password' } as const

/**
 * The stub sign-in: no request is ever made. Idle, then submitting for LOGIN.delay, then the alert and idle again. Fields are uncontrolled,
 * so that typed text and a password manager's are never lost. Source: specification sections 2, 4, 5 and 8.
 */
export function LoginForm({ words, contact }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<LoginErrors>({})
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState('')
  const [isForgotten, setForgotten] = useState(false)
  useIslandReady(form)
  useErrorTitle(failure !== '' || Object.keys(errors).length > 0)

  useEffect(() => {
    if (!isSubmitting) return
    const timer = setTimeout(() => {
      setSubmitting(false)
      setFailure(LOGIN.message)
    }, LOGIN.delay)
    return () => clearTimeout(timer)
  }, [isSubmitting])

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting) return
    const data = new FormData(event.currentTarget)
    const newErrors = loginErrors(String(data.get('email') ?? ''), String(data.get('password') ?? ''), words.errors)
    setErrors(newErrors)
    setFailure('')
    const wrongField = newErrors.email ? FIELD_IDS.email : newErrors.password ? FIELD_IDS.password : null
    if (wrongField) document.getElementById(wrongField)?.focus()
    else setSubmitting(true)
  }

  // The toast disappears after its announcement; the links below stay.
  const forgot = () => {
    setForgotten(true)
    showToast({ title: words.reset, description: fillIn(words.callOrWrite, { number: contact.phone, address: contact.email }) })
  }

  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} aria-label={words.heading} className="grid gap-5">
      {failure && (
        <div role="alert" className={`flex gap-3 rounded-sm font-medium ${ERROR_PANEL_CLASS}`}>
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
          {failure}
        </div>
      )}
      <Field id={FIELD_IDS.email} name="email" type="email" label={words.email} autoComplete="username" required error={errors.email} />
      <PasswordField id={FIELD_IDS.password} words={words} error={errors.password} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <CheckBox name="remember" label={words.remember} />
        <TextButton onClick={forgot}>{words.forgot}</TextButton>
      </div>
      {isForgotten && (
        <p className="rounded-sm bg-wash p-4 text-sm">
          {words.reset} <CallOrWrite text={words.callOrWrite} contact={contact} />
        </p>
      )}
      <Button type="submit" size="large" isBusy={isSubmitting} className="w-full">
        {isSubmitting ? LOGIN.submitting : LOGIN.submit}
      </Button>
    </form>
  )
}

type PasswordFieldProps = Pick<FieldProps, 'id' | 'error'> & { words: Pick<LoginContent['form'], 'password' | 'show' | 'hide'> }

/** The field for the password, with a button that shows what is typed. */
function PasswordField({ id, error, words }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const buttonLabel = isShown ? words.hide : words.show
  const EyeIcon = isShown ? EyeOff : Eye
  return (
    <Field
      id={id}
      name="password"
      type={isShown ? 'text' : 'password'}
      label={words.password}
      autoComplete="current-password"
      required
      error={error}
      trailing={
        <Tooltip text={buttonLabel}>
          <IconButton look="quiet" label={buttonLabel} onClick={() => setShown(!isShown)}>
            <EyeIcon aria-hidden="true" className="size-5" />
          </IconButton>
        </Tooltip>
      }
    />
  )
}

type LoginErrors = { email?: string; password?: string }

/**
 * Checks the sign-in form: email is required and must match the pattern of the demo form's schema; the password is required. No other
 * bounds. Only the pattern is imported, because the schema would add 23 KB to this page. Source: specification section 5.
 */
export function loginErrors(email: string, password: string, words: LoginContent['form']['errors']): LoginErrors {
  const errors: LoginErrors = {}
  const address = email.trim()
  if (!address) errors.email = words.noEmail
  else if (!regexes.email.test(address)) errors.email = words.wrongEmail
  if (!password) errors.password = words.noPassword
  return errors
}
