import type { Ref } from 'react'
import { type DemoFormField, FORM_FIELDS } from '#src/demoForm/demoRequest.ts'
import type { DemoContent } from '#src/schemas/pages/demo.ts'
import { ERROR_PANEL_CLASS } from '#src/ui/fields/FieldError.tsx'
import { Heading } from '#src/ui/Heading.tsx'

export type DemoFormErrors = { [field in DemoFormField]?: string | undefined }

export type DemoFormSummaryProps = {
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
export function DemoFormSummary({ words, errors, problem, ref }: DemoFormSummaryProps) {
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
