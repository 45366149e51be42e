/**
 * Responses to requests, and to their errors: JSON for the form's script, a page for a plain form. The log gets no personal data. A refusal
 * contains only what its own sender has typed.
 */
import type { Context } from 'hono'
import type { DemoRequestField } from '#src/demoForm/demoRequest.ts'
import type { RequestWords } from '#src/demoForm/requestWords.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { traceOf } from '../errorTrace.ts'
import type { EventLog } from '../log.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { isFormPost, type RequestFields, readBody } from './body.ts'
import { createRefusalLog } from './refusalLog.ts'

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
  /** The fields as far as they were read, because a plain form gets the visitor's input back. */
  fields?: RequestFields | undefined
  errors?: FieldErrors
}
export type Responses = {
  refuse(context: Context, refusal: Refusal): Promise<Response>
  /** Confirms that a request is stored. */
  confirm(context: Context, reference: string): Promise<Response>
  /** Answers a request whose handling threw an error, and logs the error. */
  fail(context: Context, error: Error): Promise<Response>
}
/** How long a client should wait for a store that does not answer, in seconds. */
const STORE_RETRY_AFTER = '30'

type ResponseOptions = {
  drawPage: DrawPage
  /** The words of the build that is served now. */
  words: () => RequestWords
  log: EventLog
}

/** @returns every response of the service to a demo request */
export function createResponses({ drawPage, words, log }: ResponseOptions): Responses {
  const logRefusal = createRefusalLog(log)

  const refuse: Responses['refuse'] = async (context, { status, text, fields = {}, errors }) => {
    // A store that does not answer is logged in another line.
    if (status !== 503) logRefusal(status, Object.keys(errors ?? {}))
    if (!isFormPost(context)) return context.json({ error: text, ...(errors ? { errors } : {}) }, status)
    const values = pickTextValues(fields)
    try {
      return context.html(await drawPage(errors ? { kind: 'errors', errors, values } : { kind: 'problem', text, values }), status)
    } catch {
      return context.text(text, status)
    }
  }

  const confirm: Responses['confirm'] = async (context, reference) => {
    if (!isFormPost(context)) return context.json({ reference }, 201)
    try {
      return context.html(await drawPage({ kind: 'sent', reference }), 201)
    } catch {
      // The request is stored, so the response must say so even if the page cannot be rendered.
      return context.text(fillIn(words().answers.received, { reference }), 201)
    }
  }

  const fail: Responses['fail'] = async (context, error) => {
    const { notNow, fault, goBack } = words().answers
    if (error instanceof StoreUnavailable) {
      log({ event: 'store.unavailable', error: error.message })
      context.header('Retry-After', STORE_RETRY_AFTER)
      const { fields } = await readBody(context)
      return refuse(context, { status: 503, text: notNow, fields })
    }
    const request = context.get('requestId')
    log({ event: 'service.failed', what: 'request', request, ...traceOf(error) })
    // The error number is in the log, and visitors who call can read it out.
    const text = fillIn(fault, { error: request })
    // Without JavaScript the response replaces the page. The browser still has what was typed, one step back.
    return isFormPost(context) ? context.text(`${text} ${goBack}`, 500) : context.json({ error: text }, 500)
  }

  return { refuse, confirm, fail }
}

const pickTextValues = (fields: RequestFields) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
