import type { FormHTMLAttributes, Ref } from 'react'
import { type DemoFormField, FORM_FIELDS, TRAP_FIELD } from '#src/demoForm/demoRequest.ts'
import { formPageAttributes } from '#src/demoForm/formPage.attributes.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { DemoContent } from '#src/schemas/demo.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/fields/CheckBox.tsx'
import { Field, FieldError, SelectField, TextAreaField, validityOf } from '#src/ui/fields/Field.tsx'
import { Heading } from '#src/ui/Heading.tsx'

/** Words of the form. The notice is the privacy policy, which the consent refers to. */
type DemoFormWords = Omit<DemoContent['form'], 'meta' | 'notice' | 'otherIndustry' | 'answers'> & { notice: Link }
type Errors = { [field in DemoFormField]?: string | undefined }

export type PlainDemoFormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'className'> & {
  words: DemoFormWords
  /** The options of the industry field, in this order. */
  industries: readonly string[]
  errors?: Errors
  /** An error of the request that no single field caused. */
  problem?: string
  /** Gives the island's props of a field; without it, a plain field has its name. */
  bind?: (field: DemoFormField) => { name: string }
  summary?: Ref<HTMLDivElement>
  isSending?: boolean
}

const namePropsOf = (name: DemoFormField) => ({ name })

/**
 * The demo form as HTML, with errors beside their fields and above them. `DemoForm.island.tsx` makes it live; the service answers plain
 * posts with the same markup (server/leads/http/formPage.ts).
 */
export function PlainDemoForm({
  words,
  industries,
  errors = {},
  problem = '',
  bind = namePropsOf,
  summary,
  isSending = false,
  ...form
}: PlainDemoFormProps) {
  const field = (name: DemoFormField) => ({ id: name, label: words.fields[name], error: errors[name], ...bind(name) })
  return (
    <form
      method="post"
      noValidate
      aria-labelledby="form-title"
      className="grid gap-x-5 gap-y-4 p-5 sm:grid-cols-2 sm:gap-y-3 sm:px-7"
      {...form}
    >
      <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading level={1} id="form-title" size="2xl">
          {words.heading}
        </Heading>
        <p className="text-sm text-ink-2">{words.required}</p>
      </div>
      <div {...formPageAttributes.formSummary.props()} className="col-span-full empty:hidden">
        <ErrorSummary words={words} errors={errors} problem={problem} place={summary} />
      </div>
      <Field autoComplete="name" required {...field('name')} />
      <Field type="email" autoComplete="email" required {...field('email')} />
      <Field autoComplete="organization" required {...field('company')} />
      <Field type="tel" autoComplete="tel" required {...field('phone')} />
      <SelectField placeholder={words.choose} choices={industries} required {...field('industry')} />
      {/* No number field, because a scroll wheel or an arrow key would change the answer by accident. */}
      <Field inputMode="numeric" autoComplete="off" required {...field('employees')} />
      <Field autoComplete="off" {...field('currentTool')} />
      {/* Two rows are as high as a field beside it, so that the button is in sight on a low screen. A visitor can drag it larger. */}
      <TextAreaField rows={2} {...field('message')} />
      {/* A honeypot for bots that fill in every field. It is hidden from people and screen readers. */}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label htmlFor={TRAP_FIELD}>Extra notes</label>
        <input id={TRAP_FIELD} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <Consent {...field('consent')} notice={words.notice} />
      <Button type="submit" size="large" isBusy={isSending} className="col-span-full">
        {isSending ? words.sending : words.submit}
      </Button>
    </form>
  )
}

type ConsentProps = { id: string; name: string; label: string; error: string | undefined; notice: Link }

function Consent({ id, label, error, notice, ...input }: ConsentProps) {
  return (
    <div className="col-span-full">
      <CheckBox id={id} label={label} required {...validityOf(id, error)} {...input} look="paragraph" />
      {/* The form is in a frame, so the link opens in a new tab. */}
      <a href={notice.href} target="_blank" rel="noopener" className="target ml-9 text-sm font-semibold underline underline-offset-4">
        {notice.label}
      </a>
      <FieldError id={id} error={error} />
    </div>
  )
}

type ErrorSummaryProps = { words: DemoFormWords; errors: Errors; problem: string; place: Ref<HTMLDivElement> | undefined }

/** Gets the focus when it appears, so that screen readers read it. As an alert it would be read twice. */
function ErrorSummary({ words, errors, problem, place }: ErrorSummaryProps) {
  const names = { ...words.fields, consent: words.consentName }
  const wrongFields = FORM_FIELDS.filter((field) => errors[field])
  if (!problem && wrongFields.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a summary is no fieldset
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-labelledby="form-summary-title"
      className="rounded-sm border-l-4 border-stop-ink bg-stop-wash p-4 text-sm text-stop-ink"
    >
      <Heading level={2} id="form-summary-title" size="sm" look="label">
        {problem || words.errorsTitle}
      </Heading>
      {wrongFields.length > 0 && (
        <ul className="mt-1.5 list-disc pl-5">
          {wrongFields.map((field) => (
            <li key={field}>
              <a href={`#${field}`} className="target">
                {names[field]}: {errors[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
