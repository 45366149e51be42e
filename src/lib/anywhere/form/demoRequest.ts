/**
 * A demo request: the one schema that the form and the service share. Text is stored as it was written. What could cause
 * trouble later (control characters, line breaks in single lines) is refused here. Source: docs/receiving-leads.md.
 */
import { z } from 'zod'
import { campaignFromSearch, landingPage } from './campaign.ts'
import { CONTROL_IN_LINE } from './demoStart.ts'
import { EMAIL_FORMAT } from './formErrors.ts'
import './interpretedSchemas.ts'

/** The last choice of an industry: the others are those that content lists. */
export const OTHER_INDUSTRY = 'Other'

/** Shortest time in which a person fills in the form, in milliseconds. Faster ones are answered like success and stored in quarantine. */
export const MINIMUM_FILL_TIME = 3000

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what is refused; line breaks and tabs are text in a message
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

const singleLine = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(most, `At most ${most} characters.`)
    .refine((value) => !CONTROL_IN_LINE.test(value), 'This contains characters that cannot be stored.')
const optionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters.`)
    .refine((value) => !CONTROL_IN_LINE.test(value), 'This contains characters that cannot be stored.')
    .default('')

/** "1,200" is 1200, and an empty field is not a number. Converted as they are, they would be NaN and 0. */
const plainNumber = (value: unknown) => {
  if (typeof value !== 'string') return value ?? undefined
  const text = value.trim()
  if (text === '') return undefined
  return /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text
}

export const demoRequest = z.object({
  name: singleLine(120, 'Enter your name.'),
  email: singleLine(254, 'Enter your work email address.').pipe(z.email(EMAIL_FORMAT)),
  company: singleLine(160, 'Enter your company.'),
  phone: singleLine(40, 'Enter a phone number.').refine(
    (value) => /^[\d\s()+./x#-]+$/i.test(value) && value.replace(/\D/g, '').length >= 7,
    'Enter a phone number with at least 7 digits.',
  ),
  // One of those that the form offers; taken as it comes, since a page that was open while the list changed offers the old ones.
  industry: singleLine(120, 'Choose your industry.'),
  employees: z.preprocess(
    plainNumber,
    z.coerce
      .number({ error: 'Enter the number of hourly employees, for example 250.' })
      .int('Enter a whole number.')
      .min(1, 'Enter 1 or more.')
      .max(10_000_000, 'Enter a smaller number.'),
  ),
  currentTool: optionalLine(200),
  message: z
    .string()
    .trim()
    .max(4000, 'At most 4,000 characters.')
    .refine((value) => !CONTROL_IN_TEXT.test(value), 'This contains characters that cannot be stored.')
    .default(''),
  // Not a union: of that, the form's resolver would show the first member's own words.
  consent: z
    .unknown()
    .refine((value) => value === true || value === 'on' || value === 'true', 'Please agree, so that we may call you.')
    .transform(() => true as const),
  topic: z
    .string()
    .regex(/^[a-z0-9-]{0,60}$/)
    .catch(''),
})

/** What the form holds before the schema has read it. */
export type DemoRequestInput = z.input<typeof demoRequest>
export type DemoRequest = z.output<typeof demoRequest>
export type DemoRequestField = keyof DemoRequest
/** The fields of a request. */
export const REQUEST_FIELDS = Object.keys(demoRequest.shape) as DemoRequestField[]
/** What the form asks for: the topic comes with the address. */
export type DemoFormField = Exclude<DemoRequestField, 'topic'>
/** The form's fields in their order, which the list of its errors has, too. */
export const FORM_FIELDS = REQUEST_FIELDS.filter((field): field is DemoFormField => field !== 'topic')

/** The field that only programs fill in: people and screen readers do not meet it, and no browser or password manager knows what to put there. */
export const TRAP_FIELD = 'extra_notes'

/** What travels beside the fields. */
export const envelope = z.object({
  idempotencyKey: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,80}$/)
    .optional()
    .catch(undefined),
  [TRAP_FIELD]: z.string().catch('filled').default(''),
  /** How long the form was open, in milliseconds; absent without JavaScript; negative for what is no time at all. */
  elapsed: z.coerce.number().optional().catch(-1),
  campaign: z
    .record(z.string(), z.string())
    .catch({})
    .default({})
    .transform((entries) => ({ ...campaignFromSearch(new URLSearchParams(entries).toString()), ...landingPage(entries.landing) })),
})
export type Envelope = z.output<typeof envelope>

/** @returns errors by field, the first of each */
export function fieldErrors(error: z.ZodError): Partial<Record<DemoRequestField, string>> {
  const errors: Partial<Record<DemoRequestField, string>> = {}
  for (const issue of error.issues) {
    const field = issue.path[0] as DemoRequestField | undefined
    if (field && !(field in errors)) errors[field] = issue.message
  }
  return errors
}
