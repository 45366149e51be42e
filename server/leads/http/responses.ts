/**
 * What a request gets: JSON for the form's script, a page for a plain form, whose visitor sees the response. The log gets no personal
 * data, and a refusal no more of it than its own sender has typed.
 */
import type { Context } from 'hono'
import type { DemoRequestField } from '#src/site/demoForm/demoRequest.ts'
import { isFormPost, type RequestBody } from './body.ts'

type FieldErrors = Partial<Record<DemoRequestField, string>>
export type PageOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'errors'; errors: FieldErrors; values: Record<string, string> }
  | { kind: 'problem'; text: string; values: Record<string, string> }
/** Draws the form again with errors, or its confirmation. Fails where there is no page to draw on. */
export type DrawPage = (outcome: PageOutcome) => Promise<string>

type Refusal = {
  status: 400 | 403 | 413 | 415 | 422 | 429 | 503
  /** A sentence for whoever asked. */
  text: string
  /** The body as far as it was read, because a plain form gets back what the visitor typed. */
  body?: RequestBody | undefined
  errors?: FieldErrors
}
export type Responses = {
  refuse(context: Context, refusal: Refusal): Promise<Response>
  /** Says that a request is stored. */
  confirm(context: Context, reference: string, body: RequestBody): Promise<Response>
}

/** @param logRefusal takes the status of each refusal, and the names of the fields that were wrong */
export const createResponses = (drawPage: DrawPage, logRefusal: (status: number, fields: readonly string[]) => void): Responses => ({
  async refuse(context, { status, text, body, errors }) {
    // The log has another line each time that the store takes nothing.
    if (status !== 503) logRefusal(status, Object.keys(errors ?? {}))
    if (!(body?.isForm ?? isFormPost(context))) return context.json({ error: text, ...(errors ? { errors } : {}) }, status)
    const values = pickTextValues(body?.fields ?? {})
    try {
      return context.html(await drawPage(errors ? { kind: 'errors', errors, values } : { kind: 'problem', text, values }), status)
    } catch {
      return context.text(text, status)
    }
  },
  async confirm(context, reference, { isForm }) {
    if (!isForm) return context.json({ reference }, 201)
    try {
      return context.html(await drawPage({ kind: 'sent', reference }), 201)
    } catch {
      // The request is stored, so the response must not say otherwise because a page cannot be drawn.
      return context.text(`Your request has come in. Its reference is ${reference}.`, 201)
    }
  },
})

const pickTextValues = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
