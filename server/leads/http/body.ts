/** Reads the known fields of a request's body. Limits keep the cost of any body low. */
import type { Context } from 'hono'
import { campaignFromSearch } from '#src/demoForm/campaign.ts'
import { envelopeSchema, REQUEST_FIELDS } from '#src/demoForm/demoRequest.ts'
import { isRecord } from '#src/lib/anywhere/objects/isRecord.ts'

/**
 * The longest texts that the form takes have some 4,700 characters. A plain form sends a Chinese, Japanese or Hindi character as nine bytes
 * ("%E8%AA%9E").
 */
export const MAX_BODY_BYTES = 64 * 1024
/** Far more fields than the form has. A body with more does not come from our form. */
const MAX_FIELDS = 100
const KNOWN_FIELDS = [...REQUEST_FIELDS, ...Object.keys(envelopeSchema.shape)]

/** The known fields of a body. */
export type RequestFields = Record<string, unknown>
/** The refusal of a body that cannot be read. */
type UnreadableBody = { kind: 'unreadable'; status: 400 | 415; text: string; fields?: never }
export type BodyReading = { kind: 'read'; fields: RequestFields } | UnreadableBody

const UNREADABLE: UnreadableBody = { kind: 'unreadable', status: 400, text: 'This could not be read.' }
const UNSUPPORTED_TYPE: UnreadableBody = { kind: 'unreadable', status: 415, text: 'Send JSON or a form.' }

const readMediaType = (context: Context) => (context.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase()
/** Whether a plain form sent the request. Its visitor sees the response as a page. */
export const isFormPost = (context: Context): boolean => readMediaType(context) === 'application/x-www-form-urlencoded'

/** @returns the known fields of JSON or of a plain form, or the refusal of any other body. It never throws, and may be called again */
export async function readBody(context: Context): Promise<BodyReading> {
  const isForm = isFormPost(context)
  if (!isForm && readMediaType(context) !== 'application/json') return UNSUPPORTED_TYPE
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await context.req.arrayBuffer())
  } catch {
    return UNREADABLE
  }
  return isForm ? parseForm(text) : parseJson(text)
}

function parseForm(text: string): BodyReading {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) return UNREADABLE
  const pairs = new URLSearchParams(text)
  const fields: RequestFields = { campaign: campaignFromSearch(text) }
  for (const name of KNOWN_FIELDS) {
    const value = name === 'campaign' ? null : pairs.get(name)
    if (value !== null) fields[name] = value
  }
  return { kind: 'read', fields }
}

function parseJson(text: string): BodyReading {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return UNREADABLE
  }
  if (!isRecord(value)) return UNREADABLE
  const fields: RequestFields = {}
  for (const name of KNOWN_FIELDS) if (Object.hasOwn(value, name)) fields[name] = value[name]
  if (isRecord(fields.campaign) && Object.keys(fields.campaign).length > MAX_FIELDS) fields.campaign = {}
  return { kind: 'read', fields }
}
