/**
 * The schema of a demo request, for the form and the service. Text is stored as written, but control characters, and line breaks in
 * single lines, are refused. Source: docs/receiving-leads.md.
 */
import { z } from 'zod'
import { EMAIL_FORMAT } from '#src/lib/anywhere/form/formErrors.ts'
import { campaignFromLanding, campaignFromSearch } from './campaign.ts'
import { CONTROL_IN_LINE } from './demoStart.ts'
import '#src/lib/anywhere/form/interpretedSchemas.ts'

/** The last choice in the list of industries. Content has the others. */
export const OTHER_INDUSTRY = 'Other'

/** In milliseconds. Faster requests come from programs: they are answered like success and stored in quarantine. */
export const MINIMUM_FILL_TIME = 3000

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what is refused; line breaks and tabs are text in a message
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

const singleLineField = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `At most ${max} characters.`)
    .refine((value) => !CONTROL_IN_LINE.test(value), 'This contains characters that cannot be stored.')
const optionalLineField = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine((value) => !CONTROL_IN_LINE.test(value), 'This contains characters that cannot be stored.')
    .default('')

/** Reads "1,200" as 1200 and an empty field as missing. `Number` would give NaN and 0. */
const plainNumber = (value: unknown) => {
  if (typeof value !== 'string') return value ?? undefined
  const text = value.trim()
  if (text === '') return undefined
  return /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text
}

export const demoRequestSchema = z.object({
  name: singleLineField(120, 'Enter your name.'),
  email: singleLineField(254, 'Enter your work email address.').pipe(z.email(EMAIL_FORMAT)),
  company: singleLineField(160, 'Enter your company.'),
  phone: singleLineField(40, 'Enter a phone number.').refine(
    (value) => /^[\d\s()+./x#-]+$/i.test(value) && value.replace(/\D/g, '').length >= 7,
    'Enter a phone number with at least 7 digits.',
  ),
  // Any industry, because a page that was open while the list changed still offers the old ones.
  industry: singleLineField(120, 'Choose your industry.'),
  employees: z.preprocess(
    plainNumber,
    z.coerce
      .number({ error: 'Enter the number of hourly employees, for example 250.' })
      .int('Enter a whole number.')
      .min(1, 'Enter 1 or more.')
      .max(10_000_000, 'Enter a smaller number.'),
  ),
  currentTool: optionalLineField(200),
  message: z
    .string()
    .trim()
    .max(4000, 'At most 4,000 characters.')
    .refine((value) => !CONTROL_IN_TEXT.test(value), 'This contains characters that cannot be stored.')
    .default(''),
  // Not a union, because the form's resolver would show the message of its first member.
  consent: z
    .unknown()
    .refine((value) => value === true || value === 'on' || value === 'true', 'Please agree, so that we may call you.')
    .transform(() => true as const),
  topic: z
    .string()
    .regex(/^[a-z0-9-]{0,60}$/)
    .catch(''),
})

/** The values of the form before the schema parses them. */
export type DemoRequestInput = z.input<typeof demoRequestSchema>
export type DemoRequest = z.output<typeof demoRequestSchema>
export type DemoRequestField = keyof DemoRequest
export const REQUEST_FIELDS = Object.keys(demoRequestSchema.shape) as DemoRequestField[]
/** The fields that a visitor fills in. The topic comes with the address. */
export type DemoFormField = Exclude<DemoRequestField, 'topic'>
/** In the order of the form and of its list of errors. */
export const FORM_FIELDS = REQUEST_FIELDS.filter((field): field is DemoFormField => field !== 'topic')

/** A hidden field that only programs fill in. Its name tells browsers and password managers nothing. */
export const TRAP_FIELD = 'extra_notes'

/** Values that are sent with the fields. */
export const envelopeSchema = z.object({
  idempotencyKey: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,80}$/)
    .optional()
    .catch(undefined),
  [TRAP_FIELD]: z.string().catch('filled').default(''),
  /** How long the form was open, in milliseconds. Absent without JavaScript, negative if the value was not a number. */
  elapsed: z.coerce.number().optional().catch(-1),
  campaign: z
    .record(z.string(), z.string())
    .catch({})
    .default({})
    .transform((entries) => ({ ...campaignFromSearch(new URLSearchParams(entries).toString()), ...campaignFromLanding(entries.landing) })),
})
export type Envelope = z.output<typeof envelopeSchema>

/** @returns the first error of each field */
export function fieldErrorsOf(error: z.ZodError): Partial<Record<DemoRequestField, string>> {
  const errors: Partial<Record<DemoRequestField, string>> = {}
  for (const issue of error.issues) {
    const field = issue.path[0] as DemoRequestField | undefined
    if (field && !(field in errors)) errors[field] = issue.message
  }
  return errors
}
