/**
 * Responses to requests: JSON for the form's script, a page for a plain form. The log gets no personal data. A refusal contains only what
 * its own sender has typed.
 */
import type { Context } from 'hono'
import type { DemoRequestField } from '#src/demoForm/demoRequest.ts'
import type { RequestWords } from '#src/demoForm/requestWords.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { isFormPost, type RequestBody } from './body.ts'

type FieldErrors = Partial<Record<DemoRequestField, string>>
export type PageOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'errors'; errors: FieldErrors; values: Record<string, string> }
  | { kind: 'problem'; text: string; values: Record<string, string> }
/** Renders the form again with errors, or its confirmation. Fails if there is no form page. */
export type DrawPage = (outcome: PageOutcome) => Promise<string>

type Refusal = {
  status: 400 | 403 | 413 | 415 | 422 | 429 | 503
  /** A sentence for the visitor. */
  text: string
  /** The body as far as it was read, because a plain form gets the visitor's input back. */
  body?: RequestBody | undefined
  errors?: FieldErrors
}
export type Responses = {
  refuse(context: Context, refusal: Refusal): Promise<Response>
  /** Confirms that a request is stored. */
  confirm(context: Context, reference: string, body: RequestBody): Promise<Response>
}

/** @param logRefusal takes the status of each refusal and the names of the wrong fields */
export const createResponses = (
  { drawPage, words }: { drawPage: DrawPage; words: () => RequestWords },
  logRefusal: (status: number, fields: readonly string[]) => void,
): Responses => ({
  async refuse(context, { status, text, body, errors }) {
    // A store that does not answer is logged in another line.
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
      // The request is stored, so the response must say so even if the page cannot be rendered.
      return context.text(fillIn(words().answers.received, { reference }), 201)
    }
  },
})

const pickTextValues = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
