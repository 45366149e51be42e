import type { FormHTMLAttributes, Ref } from 'react'
import { type DemoFormField, FORM_FIELDS, TRAP_FIELD } from '#src/demoForm/demoRequest.ts'
import { formPageAttributes } from '#src/demoForm/formPage.attributes.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { DemoContent } from '#src/schemas/pages/demo.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox } from '#src/ui/fields/CheckBox.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { ERROR_PANEL_CLASS, FieldError, validityOf } from '#src/ui/fields/FieldError.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx'
import { Heading } from '#src/ui/Heading.tsx'

/** Words of the form. The notice is the privacy policy, which the consent refers to. */
type DemoFormWords = Omit<DemoContent['form'], 'meta' | 'notice' | 'otherIndustry' | 'answers'> & { notice: Link }

export type DemoFormMarkupProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'className'> & {
  words: DemoFormWords
  /** The options of the industry field, in this order. */
  industries: readonly string[]
  errors?: DemoFormErrors
  /** An error of the request that no single field caused. */
  problem?: string
  /** Gives the island's props of a field; without it, a plain field has its name. */
  bindField?: (field: DemoFormField) => { name: string }
  summaryRef?: Ref<HTMLDivElement>
  isSending?: boolean
}

const namePropsOf = (name: DemoFormField) => ({ name })

/**
 * The demo form as HTML, with errors beside their fields and above them. Both forms have it: `DemoForm.island.tsx` makes it live, and the
 * service answers plain posts with it (AnswerTemplates.tsx).
 */
export function DemoFormMarkup({
  words,
  industries,
  errors = {},
  problem = '',
  bindField = namePropsOf,
  summaryRef,
  isSending = false,
  ...form
}: DemoFormMarkupProps) {
  const propsOf = (name: DemoFormField) => ({ id: name, label: words.fields[name], error: errors[name], ...bindField(name) })
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
        <DemoFormSummary words={words} errors={errors} problem={problem} ref={summaryRef} />
      </div>
      <Field autoComplete="name" required {...propsOf('name')} />
      <Field type="email" autoComplete="email" required {...propsOf('email')} />
      <Field autoComplete="organization" required {...propsOf('company')} />
      <Field type="tel" autoComplete="tel" required {...propsOf('phone')} />
      <SelectField placeholder={words.choose} choices={industries} required {...propsOf('industry')} />
      {/* No number field, because a scroll wheel or an arrow key would change the answer by accident. */}
      <Field inputMode="numeric" autoComplete="off" required {...propsOf('employees')} />
      <Field autoComplete="off" {...propsOf('currentTool')} />
      {/* Two rows are as high as a field beside it, so that the button is in sight on a low screen. A visitor can drag it larger. */}
      <TextAreaField rows={2} {...propsOf('message')} />
      {/* A honeypot for bots that fill in every field. It is hidden from people and screen readers. */}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label htmlFor={TRAP_FIELD}>Extra notes</label>
        <input id={TRAP_FIELD} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <Consent {...propsOf('consent')} notice={words.notice} />
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

type DemoFormErrors = { [field in DemoFormField]?: string | undefined }

type DemoFormSummaryProps = {
  words: Pick<DemoContent['form'], 'fields' | 'consentName' | 'errorsTitle'>
  errors: DemoFormErrors
  /** An error of the request that no single field caused; empty without one. */
  problem: string
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * The errors of the form in a list, with links to their fields; nothing without errors. It gets the focus when it appears, so that screen
 * readers read it. As an alert it would be read twice.
 */
function DemoFormSummary({ words, errors, problem, ref }: DemoFormSummaryProps) {
  const names = { ...words.fields, consent: words.consentName }
  const wrongFields = FORM_FIELDS.filter((field) => errors[field])
  if (!problem && wrongFields.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a summary is no fieldset
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby="form-summary-title" className={`rounded-sm ${ERROR_PANEL_CLASS}`}>
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
