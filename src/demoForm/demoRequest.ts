/**
 * The schema of a demo request, for the form and the service. Text is stored as written, but control characters, and line breaks in
 * single lines, are refused. Source: docs/receiving-leads.md.
 */
import { z } from 'zod'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { campaignFromLanding, campaignFromSearch } from './campaign.ts'
import { CONTROL_IN_LINE } from './demoStart.ts'
import type { ErrorWords } from './requestWords.ts'

// Otherwise zod tests, with the first schema, whether it may compile code. The Content-Security-Policy forbids that, and browsers report a
// violation. A module whose schemas reach a browser needs this before them.
z.config({ jitless: true })

/** In milliseconds. Faster requests come from programs: they are answered like success and stored in quarantine. */
export const MINIMUM_FILL_TIME_MS = 3000

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what is refused; line breaks and tabs are text in a message
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** Reads "1,200" as 1200 and an empty field as missing. `Number` would give NaN and 0. */
const normalizeNumber = (value: unknown) => {
  if (typeof value !== 'string') return value ?? undefined
  const text = value.trim()
  if (text === '') return undefined
  return /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text
}

/** In the order of the form and of its list of errors. The topic comes with the address. */
export const REQUEST_FIELDS = [
  'name',
  'email',
  'company',
  'phone',
  'industry',
  'employees',
  'currentTool',
  'message',
  'consent',
  'topic',
] as const
export type DemoRequestField = (typeof REQUEST_FIELDS)[number]
/** The fields that a visitor fills in. */
export type DemoFormField = Exclude<DemoRequestField, 'topic'>
export const FORM_FIELDS = REQUEST_FIELDS.filter((field) => field !== 'topic')

const MIN_PHONE_DIGITS = 7
/** @returns whether it can be a telephone number: digits and the marks between them, at least 7 digits */
export const isPhone = (text: string): boolean => /^[\d\s()+./x#-]+$/i.test(text) && text.replace(/\D/g, '').length >= MIN_PHONE_DIGITS
const MIN_EMPLOYEES = 1

/** @param errors the message of each error; placeholders stand for limits */
export function createDemoRequestSchema(errors: ErrorWords) {
  const tooLong = (max: number) => fillIn(errors.tooLong, { max: max.toLocaleString('en-US') })
  const singleLineField = (max: number, missing: string) =>
    z
      .string({ error: missing })
      .trim()
      .min(1, missing)
      .max(max, tooLong(max))
      .refine((value) => !CONTROL_IN_LINE.test(value), errors.unstorable)
  const optionalLineField = (max: number) =>
    z
      .string()
      .trim()
      .max(max, tooLong(max))
      .refine((value) => !CONTROL_IN_LINE.test(value), errors.unstorable)
      .default('')
  return z.object({
    name: singleLineField(120, errors.noName),
    email: singleLineField(254, errors.noEmail).pipe(z.email(errors.wrongEmail)),
    company: singleLineField(160, errors.noCompany),
    phone: singleLineField(40, errors.noPhone).refine(isPhone, fillIn(errors.wrongPhone, { digits: MIN_PHONE_DIGITS })),
    // Any industry, because a page that was open while the list changed still offers the old ones.
    industry: singleLineField(120, errors.noIndustry),
    employees: z.preprocess(
      normalizeNumber,
      z.coerce
        .number({ error: errors.noEmployees })
        .int(errors.notWhole)
        .min(MIN_EMPLOYEES, fillIn(errors.tooFew, { min: MIN_EMPLOYEES }))
        .max(10_000_000, errors.tooMany),
    ),
    currentTool: optionalLineField(200),
    message: z
      .string()
      .trim()
      .max(4000, tooLong(4000))
      .refine((value) => !CONTROL_IN_TEXT.test(value), errors.unstorable)
      .default(''),
    // Not a union, because the form's resolver would show the message of its first member.
    consent: z
      .unknown()
      .refine((value) => value === true || value === 'on' || value === 'true', errors.noConsent)
      .transform(() => true as const),
    topic: z
      .string()
      .regex(/^[a-z0-9-]{0,60}$/)
      .catch(''),
  } satisfies Record<DemoRequestField, z.ZodType>)
}

type DemoRequestSchema = ReturnType<typeof createDemoRequestSchema>
/** The values of the form before the schema parses them. */
export type DemoRequestInput = z.input<DemoRequestSchema>
export type DemoRequest = z.output<DemoRequestSchema>

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
