import { MAX_START_LENGTH, START_FIELDS, type StartField } from '#src/demoForm/demoStart.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import type { Contact } from '#src/site/settings.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field, type FieldProps } from '#src/ui/fields/Field.tsx'
import { fieldErrorId } from '#src/ui/fields/FieldError.tsx'
import { ButtonLink } from '#src/ui/links/ButtonLink.tsx'
import { RAISED_DECK_CLASS } from '#src/ui/surface.ts'
import { startFormAttributes } from './startForm.attributes.ts'

/** Labels and one error of the demo form's own fields (content/pages/demo.yaml), and the text on where the values stay until then. */
export type StartWords = Record<StartField | 'wrongEmail' | 'kept' | 'orCall', string>

export type StartFormProps = {
  words: StartWords
  /** Links to the demo form. */
  action: Link
  contact: Contact
  /** Whether the demo form takes over the values. A hosted form does not, so the page links to it. */
  isHandedOver: boolean
}

/** Input attributes of each field, for browsers and phone keyboards. */
const ENTRY: Record<StartField, Pick<FieldProps, 'type' | 'inputMode' | 'autoComplete'>> = {
  email: { type: 'email', autoComplete: 'email' },
  employees: { inputMode: 'numeric', autoComplete: 'off' },
}

const idOf = (field: StartField) => `start-${field}`

/**
 * The first two fields of the demo form, as a row of the board. `startForm.client.ts` hands the values on. The fields have no names and
 * exist only with a script, because without one their values would be lost or land in the URL.
 */
export function StartForm({ words, action, contact, isHandedOver }: StartFormProps) {
  if (!isHandedOver)
    return (
      <ButtonLink size="large" href={action.href}>
        {action.label}
      </ButtonLink>
    )
  return (
    <form
      method="get"
      action={action.href}
      {...startFormAttributes.form.props()}
      className={cn('grid gap-x-3.5 gap-y-4', RAISED_DECK_CLASS, 'p-5 sm:last-col-44 sm:p-6 lg:grid-cols-start lg:items-end')}
    >
      {/* Above the row, so that the fields keep their place. */}
      <p
        id={fieldErrorId(idOf('email'))}
        hidden
        {...startFormAttributes.error.props('email')}
        className="col-span-full text-sm font-semibold"
      >
        {words.wrongEmail}
      </p>
      {START_FIELDS.map((field) => (
        <div key={field} className="only-with-script">
          <Field
            id={idOf(field)}
            {...ENTRY[field]}
            maxLength={MAX_START_LENGTH[field]}
            label={words[field]}
            {...startFormAttributes.field.props(field)}
          />
        </div>
      ))}
      <Button type="submit" size="field" className="sm:max-lg:col-span-full">
        {action.label}
      </Button>
      <p className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-xs text-on-deck-2">
        <span className="only-with-script">{words.kept}</span>
        <span className="whitespace-nowrap">
          {`${words.orCall} `}
          <a href={contact.phoneHref} className="target font-semibold text-on-deck">
            {contact.phone}
          </a>
        </span>
      </p>
    </form>
  )
}
