/**
 * The same site and the same leads service on Cloudflare Workers: static assets and D1. `ROLE` says which of the two
 * origins this Worker is; both are deployed from one configuration (wrangler.jsonc, docs/deploying.md).
 */
import builtManifest from '../.build/manifest.json'
import { PLAIN_ANSWERS, resolveAddress } from '../src/lib/server/addressing.ts'
import { assetHeaders, CACHE_CONTROL } from '../src/lib/server/securityHeaders.ts'
import { redirects } from '../src/site/redirects.ts'
import { pageFile, routes } from '../src/site/routes.ts'
import { deliverBacklog, type Senders } from './leads/delivery/delivery.ts'
import { webhookSender } from './leads/delivery/webhook.ts'
import { createLeadsApp } from './leads/http/app.ts'
import { clientKey } from './leads/http/clientAddress.ts'
import { drawFormPage } from './leads/http/page.ts'
import { createRateLimiter, type RateLimiter } from './leads/http/rateLimit.ts'
import { log } from './leads/log.ts'
import { checkAlerts } from './leads/operator/alerts.ts'
import { createReporter, type Reporter } from './leads/operator/healthReport.ts'
import { webhookNotifier } from './leads/operator/notify.ts'
import { createOperatorApp } from './leads/operator/operatorApp.ts'
import { createStoreAlert } from './leads/operator/storeAlert.ts'
import { runEach } from './leads/scheduledRun.ts'
import { channelsOf, readServiceSettings } from './leads/serviceSettings.ts'
import { type D1, d1Database } from './leads/store/d1.ts'
import { loggedStore } from './leads/store/loggedStore.ts'
import { createLeadStore } from './leads/store/store.ts'
import {
  type BuildManifest,
  formHeaders,
  framingSites,
  isAsset,
  isPublic,
  isServicePath,
  servesForm,
  servesSite,
  siteHeaders,
} from './origins.ts'

type Assets = { fetch(request: Request | URL): Promise<Response> }
type Env = { ASSETS: Assets; DB?: D1; ROLE?: string; SITE_ORIGINS?: string } & Record<string, unknown>
type Execution = { waitUntil(promise: Promise<unknown>): void }

/** How many connections a Worker may have open at a time (Cloudflare's limit). */
const CONNECTIONS = 6
/** How long deliveries go on after a lead has come in, and in a scheduled run, in milliseconds. */
const AT_ONCE_TIME = 5000
const SCHEDULED_TIME = 40_000
/** How often the schedule runs (wrangler.jsonc). */
const SCHEDULE = 60_000

// JSON imports type their values only as string.
const manifest = builtManifest as BuildManifest
const FILES = new Set(Object.keys(manifest.files).filter(isPublic))
/** Lives as long as the isolate, so it limits requests in one location only. */
let limiter: RateLimiter | undefined
let reporter: Reporter | undefined
let canStore: (() => Promise<boolean>) | undefined

const settingsOf = (env: Env) => {
  const text = Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  return readServiceSettings(text, { database: '', email: manifest.email }, 'workers')
}

function service(env: Env, execution: Execution) {
  if (!env.DB) throw new Error('The form’s Worker needs its D1 database, bound as DB.')
  const { leads: settings, operator, warnings } = settingsOf(env)
  // Once for each isolate.
  if (!reporter) for (const text of warnings) log({ event: 'service.warning', text })
  limiter ??= createRateLimiter(settings.perMinute)
  const database = d1Database(env.DB)
  const store = loggedStore(createLeadStore(database), log)
  reporter ??= createReporter(store, database, { call: operator.call })
  const { webhook } = settings
  const senders: Senders = webhook ? { webhook: webhookSender(webhook.url, webhook.secret, CONNECTIONS) } : {}
  const deliver = (timeMs: number) => deliverBacklog(store, senders, timeMs)
  const app = createLeadsApp({
    store,
    limiter,
    channels: channelsOf(settings),
    phone: manifest.phone,
    addressOf: (context) => clientKey(context.req.header('cf-connecting-ip')),
    page: async (outcome) => drawFormPage(await (await asset(env, `/${pageFile(routes.demoForm)}`)).text(), outcome),
    // What fails here is tried again by the schedule, within a minute.
    onStored: () => execution.waitUntil(runEach([['delivery', () => deliver(AT_ONCE_TIME)]], log)),
  })
  const purge = () => store.purge(settings.retentionDays, SCHEDULE)
  app.route('/', createOperatorApp(reporter, operator))
  const notifiers = webhook ? { webhook: webhookNotifier(webhook.url, webhook.secret) } : {}
  canStore ??= createStoreAlert({ store, notifiers, log })
  const watch = async () => {
    if (await canStore?.()) await checkAlerts({ store, database, notifiers, log, call: operator.call })
  }
  return { app, deliver, purge, watch }
}

const asset = (env: Env, file: string) => env.ASSETS.fetch(new URL(file, 'https://assets.example'))

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const result = new Response(response.body, response)
  for (const [name, value] of Object.entries(headers)) result.headers.set(name, value)
  return result
}

async function page(request: Request, env: Env, isForm: boolean, headersOf: (file?: string) => Record<string, string>): Promise<Response> {
  const headers = headersOf()
  const text = (status: number, body: string, more: Record<string, string> = {}) =>
    new Response(`${body}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...more, ...headers } })
  if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, PLAIN_ANSWERS.readOnly, { Allow: 'GET, HEAD' })
  const { pathname, search } = new URL(request.url)
  const address = resolveAddress(`${pathname}${search}`, {
    has: (file) => FILES.has(file),
    redirects: isForm ? {} : redirects,
    serves: isForm ? servesForm : servesSite,
  })
  if (address.kind === 'bad') return text(400, PLAIN_ANSWERS.bad)
  if (address.kind === 'redirect') return text(301, PLAIN_ANSWERS.moved, { Location: address.location })
  if (address.file === null) return text(404, PLAIN_ANSWERS.missing)
  const conditions = address.kind === 'file' ? request.headers : new Headers()
  const found = await env.ASSETS.fetch(
    new Request(new URL(address.file, 'https://assets.example'), { method: request.method, headers: conditions }),
  )
  const response = new Response(found.body, { status: address.kind === 'missing' ? 404 : found.status, headers: found.headers })
  // From dist/_headers, the platform has already given every file the headers of a page.
  for (const name of Object.keys(headers)) response.headers.delete(name)
  return address.kind === 'file' && isAsset(address.file)
    ? withHeaders(response, { ...assetHeaders(headers), 'Cache-Control': CACHE_CONTROL.immutable })
    : withHeaders(response, { ...headersOf(address.file), 'Cache-Control': CACHE_CONTROL.revalidate })
}

export default {
  async fetch(request: Request, env: Env, execution: Execution): Promise<Response> {
    const isForm = env.ROLE === 'form'
    const headers = (file?: string) =>
      isForm ? formHeaders(manifest, framingSites(manifest, null, env.SITE_ORIGINS), file) : siteHeaders(manifest, file)
    if (isForm && isServicePath(new URL(request.url).pathname)) {
      const answer = await service(env, execution).app.fetch(request)
      return withHeaders(answer, { ...headers(`/${pageFile(routes.demoForm)}`), 'Cache-Control': 'no-store' })
    }
    return page(request, env, isForm, headers)
  },
  /** Each minute: deliveries that are due, leads that are too old, and what the operator has to hear. */
  async scheduled(_event: unknown, env: Env, execution: Execution): Promise<void> {
    if (env.ROLE !== 'form') return
    const { deliver, purge, watch } = service(env, execution)
    const parts = [
      ['delivery', () => deliver(SCHEDULED_TIME)],
      ['purge', purge],
      ['watch', watch],
    ] as const
    await runEach(parts, log)
  },
}
