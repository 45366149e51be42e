/**
 * The leads service: takes demo requests as JSON or as plain form posts and acknowledges only what is stored. Runs on
 * Node and on Cloudflare Workers alike. No personal data goes into logs or into error responses.
 */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import {
  type DemoRequestField,
  demoRequest,
  type Envelope,
  envelope,
  fieldErrors,
  MINIMUM_FILL_TIME,
  TRAP_FIELD,
} from '#src/lib/anywhere/form/demoRequest.ts'
import { services } from '#src/site/routes.ts'
import { traceOf } from '../errorTrace.ts'
import type { DeliveryChannel, QuarantineReason } from '../lead.ts'
import { createRequestId, log } from '../log.ts'
import { SILENT_STORE } from '../operator/operatorSentences.ts'
import { StoreUnavailable } from '../store/database.ts'
import type { LeadStore } from '../store/leadStore.ts'
import { type BodyReading, isFormPost, LARGEST_BODY_BYTES, readBody } from './body.ts'
import type { RateLimiter } from './rateLimit.ts'
import { createRefusalLog } from './refusalLog.ts'

export type LeadsOptions = {
  store: LeadStore
  limiter: RateLimiter
  channels: DeliveryChannel[]
  /** For the sentence that sends people on when nothing can be stored. */
  phone: string
  /** What counts as one client. */
  addressOf: (context: Context) => string
  /** Draws the form again with errors, or its confirmation, for visitors without JavaScript. */
  page: (outcome: PageOutcome) => Promise<string>
  /** Called after a lead has been stored: time to deliver. Never awaited. */
  onStored?: (context: Context) => void
}
type Errors = Partial<Record<DemoRequestField, string>>
export type PageOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'errors'; errors: Errors; values: Record<string, string> }
  | { kind: 'problem'; text: string; values: Record<string, string> }

/** Hosts are compared, not schemes: behind a proxy that ends TLS the service itself sees plain HTTP. */
const isOwnOrigin = (origin: string, host: string | undefined) => URL.canParse(origin) && new URL(origin).host === host

/** @returns why a request looks like a program's, or null */
function findQuarantineReason({ [TRAP_FIELD]: trapped, elapsed }: Envelope): QuarantineReason | null {
  if (trapped !== '') return 'honeypot'
  if (elapsed === undefined) return null
  if (elapsed < 0) return 'odd-clock'
  return elapsed < MINIMUM_FILL_TIME ? 'too-fast' : null
}

export function createLeadsApp(options: LeadsOptions): Hono {
  const { store, limiter, phone } = options
  const app = new Hono()
  // Ours alone: a header of the visitor's would come into the log.
  app.use(requestId({ headerName: '', generator: createRequestId }))

  const noteRefusal = createRefusalLog(log)
  type Refusal = 400 | 403 | 413 | 415 | 422 | 429 | 503
  const refuse = async (context: Context, status: Refusal, text: string, reading?: BodyReading, errors?: Errors) => {
    // A store that takes nothing has a line of its own each time.
    if (status !== 503) noteRefusal(status, Object.keys(errors ?? {}))
    if (!(reading?.isForm ?? isFormPost(context))) return context.json({ error: text, ...(errors ? { errors } : {}) }, status)
    const values = pickTextValues(reading?.fields ?? {})
    try {
      return context.html(await options.page(errors ? { kind: 'errors', errors, values } : { kind: 'problem', text, values }), status)
    } catch {
      return context.text(text, status)
    }
  }
  const sent = async (context: Context, reference: string, { isForm }: BodyReading) => {
    if (!isForm) return context.json({ reference }, 201)
    try {
      return context.html(await options.page({ kind: 'sent', reference }), 201)
    } catch {
      // The request is stored, so the response must not say otherwise because a page cannot be drawn.
      return context.text(`Your request has come in. Its reference is ${reference}.`, 201)
    }
  }

  app.onError((error, context) => {
    const request = context.get('requestId')
    log({ event: 'service.failed', what: 'request', request, ...traceOf(error) })
    // Whoever calls can read the number out, and the log has a line with it.
    const text = `Something went wrong. Please try again, or call ${phone} and give the error number ${request}.`
    // Without JavaScript the response replaces the page; its browser still has what was typed, one step back.
    return isFormPost(context) ? context.text(`${text} Go back to find what you typed.`, 500) : context.json({ error: text }, 500)
  })

  app.get(services.health, async (context) => {
    try {
      await store.checkReadable()
      return context.text('ok\n')
    } catch {
      return context.text(`${SILENT_STORE}\n`, 503)
    }
  })

  app.post(
    services.leads,
    async (context, next) => {
      const origin = context.req.header('origin')
      const isForeign = origin !== undefined && !isOwnOrigin(origin, context.req.header('host'))
      if (isForeign || context.req.header('sec-fetch-site') === 'cross-site')
        return refuse(context, 403, 'Requests come from the form’s own page.')
      return next()
    },
    // Before anything looks at the body: a flood of refusals must cost next to nothing.
    async (context, next) => {
      const turn = limiter.take(options.addressOf(context))
      if (turn.isAllowed) {
        await next()
        if (!context.res.ok) turn.giveBack()
        return
      }
      context.header('Retry-After', String(turn.retryAfter))
      // Without JavaScript the response replaces the form, so it must hold what was typed.
      const length = Number(context.req.header('content-length') ?? Number.POSITIVE_INFINITY)
      const reading = isFormPost(context) && length <= LARGEST_BODY_BYTES ? await readBody(context) : undefined
      const text = `Too many requests. Wait ${turn.retryAfter} seconds, or call ${phone}.`
      return refuse(context, 429, text, typeof reading === 'number' ? undefined : reading)
    },
    bodyLimit({
      maxSize: LARGEST_BODY_BYTES,
      onError: (context) => refuse(context, 413, `This is longer than a demo request can be (${LARGEST_BODY_BYTES / 1024} KB).`),
    }),
    async (context) => {
      const reading = await readBody(context)
      if (typeof reading === 'number') return refuse(context, reading, reading === 415 ? 'Send JSON or a form.' : 'This could not be read.')
      const parsed = demoRequest.safeParse(reading.fields)
      if (!parsed.success) return refuse(context, 422, 'Some fields need another look.', reading, fieldErrors(parsed.error))
      const beside = envelope.parse(reading.fields)
      try {
        const stored = await store.add(
          {
            requestId: context.get('requestId'),
            request: parsed.data,
            campaign: beside.campaign,
            key: beside.idempotencyKey ?? null,
            quarantine: findQuarantineReason(beside),
          },
          options.channels,
        )
        if (!stored.isQuarantined) options.onStored?.(context)
        return sent(context, stored.reference, reading)
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        log({ event: 'store.unavailable', error: error.message })
        context.header('Retry-After', '30')
        return refuse(context, 503, `We cannot take your request right now. Please call ${phone}, or try again in a minute.`, reading)
      }
    },
  )
  return app
}

const pickTextValues = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
