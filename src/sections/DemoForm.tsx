import { Button } from '../ui/Button'
import { Field } from '../ui/Field'

export type DemoFormProps = { contact: { phone: string; phoneHref: string; email: string; emailHref: string } }

const INDUSTRIES = [
  'Manufacturing',
  'Healthcare & senior living',
  'Logistics',
  'Food & beverage',
  'Retail & hospitality',
  'Education & public sector',
  'Other',
]

/** The embedded form's face. It hands the request to the visitor's own e-mail program, with or without JavaScript. */
export function DemoForm({ contact }: DemoFormProps) {
  return (
    <form
      action={`${contact.emailHref}?subject=Demo%20request`}
      method="post"
      encType="text/plain"
      className="grid gap-5 p-5 sm:p-8"
      aria-labelledby="form-title"
    >
      <h1 id="form-title" className="text-2xl">
        Tell us about your workforce
      </h1>
      <Field id="name" name="name" label="Your name" autoComplete="name" required />
      <Field id="email" name="email" type="email" label="Work e-mail" autoComplete="email" required />
      <Field id="company" name="company" label="Company" autoComplete="organization" required />
      <Field id="phone" name="phone" type="tel" label="Phone" autoComplete="tel" required />
      <div>
        <label htmlFor="industry" className="text-sm font-semibold">
          Industry
        </label>
        <select id="industry" name="industry" className="mt-1.5 block min-h-12 w-full rounded-sm border-[1.5px] border-edge bg-card px-3">
          {INDUSTRIES.map((industry) => (
            <option key={industry}>{industry}</option>
          ))}
        </select>
      </div>
      <Field id="employees" name="employees" type="number" min={1} inputMode="numeric" label="Hourly employees" required />
      <div>
        <label htmlFor="message" className="text-sm font-semibold">
          What do you use today?
        </label>
        <textarea
          id="message"
          name="message"
          rows={4}
          className="mt-1.5 block w-full rounded-sm border-[1.5px] border-edge bg-card px-3.5 py-2.5"
        />
      </div>
      <Button type="submit" size="large">
        Send by e-mail
      </Button>
      <p className="text-sm text-ink-2">
        This opens your e-mail program with the request filled in. You can also call <a href={contact.phoneHref}>{contact.phone}</a> or
        write to <a href={contact.emailHref}>{contact.email}</a>.
      </p>
    </form>
  )
}
