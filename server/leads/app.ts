/**
 * The leads service: takes demo requests as JSON or as plain form posts and acknowledges only what is stored. Runs on
 * Node and on Cloudflare Workers alike. No personal data goes into logs or into error answers.
 */
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type DemoRequestField, demoRequest, envelope, fieldErrors, MINIMUM_FILL_TIME } from '../../src/lib/anywhere/demoRequest.ts'
import { services } from '../../src/site/routes.ts'
import { StoreUnavailable } from './database.ts'
import type { RateLimiter } from './rateLimit.ts'
import { type Channel, type LeadStore, newReference } from './store.ts'

const LARGEST_BODY = 32 * 1024

export type LeadsOptions = {
  store: LeadStore
  limiter: RateLimiter
  channels: Channel[]
  /** For the sentence that sends people on when nothing can be stored. */
  phone: string
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
const isOwnOrigin = (origin: string, host: string | undefined) =>
  URL.canParse(origin) && host !== undefined && new URL(origin).host === host

type Reading = { fields: Record<string, unknown>; isForm: boolean }

export function createLeadsApp(options: LeadsOptions): Hono {
  const { store, limiter, phone } = options
  const app = new Hono()

  const refuse = async (
    context: Context,
    status: 400 | 403 | 413 | 415 | 422 | 429 | 503,
    text: string,
    reading?: Reading,
    errors?: Errors,
  ) => {
    if (!reading?.isForm) return context.json({ error: text, ...(errors ? { errors } : {}) }, status)
    const values = textValues(reading.fields)
    return context.html(await options.page(errors ? { kind: 'errors', errors, values } : { kind: 'problem', text, values }), status)
  }
  const sent = async (context: Context, reference: string, { isForm }: Reading) =>
    isForm ? context.html(await options.page({ kind: 'sent', reference }), 201) : context.json({ reference }, 201)

  app.onError((error, context) => {
    console.error(`leads: ${error.name}`)
    return context.json({ error: `Something went wrong. Nothing was lost on your side; please call ${phone}.` }, 500)
  })

  app.get(services.health, async (context) => {
    try {
      await store.pending()
      return context.text('ok\n')
    } catch {
      return context.text('the store does not answer\n', 503)
    }
  })

  app.post(
    services.leads,
    async (context, next) => {
      const origin = context.req.header('origin')
      const isForeign = origin !== undefined && !isOwnOrigin(origin, context.req.header('host'))
      if (isForeign || context.req.header('sec-fetch-site') === 'cross-site')
        return refuse(context, 403, 'Requests come from the form’s own page.')
      const taken = limiter.take(options.addressOf(context))
      if (!taken.allowed) {
        context.header('Retry-After', String(taken.retryAfter))
        return refuse(context, 429, `Too many requests. Wait ${taken.retryAfter} seconds, or call ${phone}.`)
      }
      return next()
    },
    bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => refuse(context, 413, 'This is longer than a demo request can be (32 KB).') }),
    async (context) => {
      const reading = await readBody(context)
      if (typeof reading === 'number') return refuse(context, reading, reading === 415 ? 'Send JSON or a form.' : 'This could not be read.')
      const beside = envelope.parse(reading.fields)
      const trap =
        beside.website !== '' ? 'honeypot' : beside.elapsed !== undefined && beside.elapsed < MINIMUM_FILL_TIME ? 'too-fast' : null
      const parsed = demoRequest.safeParse(reading.fields)
      if (!parsed.success && !trap) return refuse(context, 422, 'Some fields need another look.', reading, fieldErrors(parsed.error))
      try {
        if (trap) {
          await store.countTrapped(trap)
          return sent(context, newReference(), reading)
        }
        if (!parsed.success) return refuse(context, 422, 'Some fields need another look.', reading)
        const campaign = reading.isForm ? envelope.parse({ campaign: reading.fields }).campaign : beside.campaign
        const key = beside.idempotencyKey ?? (await contentKey(parsed.data))
        const reference = await store.add(parsed.data, campaign, key, options.channels)
        options.onStored?.(context)
        return sent(context, reference, reading)
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        console.error(`leads: the store is unavailable (${error.message})`)
        context.header('Retry-After', '30')
        return refuse(context, 503, `We cannot take your request right now. Please call ${phone}, or try again in a minute.`, reading)
      }
    },
  )
  return app
}

/** @returns the fields, or the status of the refusal */
async function readBody(context: Context): Promise<Reading | 400 | 415> {
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const bytes = new Uint8Array(await context.req.arrayBuffer())
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 400
  }
  if (type === 'application/x-www-form-urlencoded') return { fields: Object.fromEntries(new URLSearchParams(text)), isForm: true }
  if (type !== 'application/json') return 415
  try {
    const fields: unknown = JSON.parse(text)
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
      ? { fields: fields as Record<string, unknown>, isForm: false }
      : 400
  } catch {
    return 400
  }
}

const textValues = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Without a key of its own, the same request on the same day counts as one. */
async function contentKey(request: object): Promise<string> {
  const text = JSON.stringify([request, new Date().toISOString().slice(0, 10)])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `content-${Array.from(new Uint8Array(hash).slice(0, 20), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
