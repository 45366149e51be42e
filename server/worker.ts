/**
 * The same site and the same leads service on Cloudflare Workers: static assets and D1. `ROLE` says which of the two
 * origins this Worker is; both are deployed from one configuration (wrangler.jsonc, docs/deploying.md).
 */
import files from '../.build/files.json'
import manifest from '../.build/manifest.json'
import { resolveAddress, TEXTS } from '../src/lib/server/addressing.ts'
import { CACHE } from '../src/lib/server/securityHeaders.ts'
import { redirects } from '../src/site/redirects.ts'
import { folders, pageFile, routes } from '../src/site/routes.ts'
import { createLeadsApp } from './leads/app.ts'
import { type D1, d1Database } from './leads/d1.ts'
import { deliverDue, type Senders } from './leads/delivery.ts'
import { drawFormPage } from './leads/page.ts'
import { createRateLimiter, type RateLimiter } from './leads/rateLimit.ts'
import { readLeadSettings } from './leads/settings.ts'
import { createLeadStore } from './leads/store.ts'
import { webhookSender } from './leads/webhook.ts'
import { formHeaders, isServicePath, servesForm, servesSite, siteHeaders } from './origins.ts'

type Assets = { fetch(request: Request | URL): Promise<Response> }
type Env = { ASSETS: Assets; DB?: D1; ROLE?: string; SITE_ORIGINS?: string } & Record<string, unknown>
type Execution = { waitUntil(promise: Promise<unknown>): void }

const FILES = new Set<string>(files)
/** Lives as long as the isolate: a bound for each place, not for the whole world. */
let limiter: RateLimiter | undefined

const settingsOf = (env: Env) => {
  const text = Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  return readLeadSettings(text, { database: '', email: manifest.email })
}

function service(env: Env, execution: Execution) {
  if (!env.DB) throw new Error('The form’s Worker needs its D1 database, bound as DB.')
  const settings = settingsOf(env)
  limiter ??= createRateLimiter(settings.perMinute)
  const store = createLeadStore(d1Database(env.DB))
  const senders: Senders = settings.webhook ? { webhook: webhookSender(settings.webhook.url, settings.webhook.secret) } : {}
  const app = createLeadsApp({
    store,
    limiter,
    channels: settings.webhook ? ['webhook'] : [],
    phone: manifest.phone,
    addressOf: (context) => context.req.header('cf-connecting-ip') ?? 'unknown',
    page: async (outcome) => drawFormPage(await (await asset(env, `/${pageFile(routes.demoForm)}`)).text(), outcome),
    onStored: () => execution.waitUntil(deliverDue(store, senders)),
  })
  const purge = () => (settings.retentionDays ? store.purgeOlderThan(settings.retentionDays) : Promise.resolve(0))
  return { app, deliver: () => deliverDue(store, senders), purge }
}

const asset = (env: Env, file: string) => env.ASSETS.fetch(new URL(file, 'https://assets.example'))

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const result = new Response(response.body, response)
  for (const [name, value] of Object.entries(headers)) result.headers.set(name, value)
  return result
}
const text = (status: number, body: string, headers: Record<string, string> = {}) =>
  new Response(`${body}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })

async function page(request: Request, env: Env, isForm: boolean): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return text(405, TEXTS.readOnly, { Allow: 'GET, HEAD' })
  const { pathname, search } = new URL(request.url)
  const address = resolveAddress(`${pathname}${search}`, {
    has: (file) => FILES.has(file),
    redirects: isForm ? {} : redirects,
    serves: isForm ? servesForm : servesSite,
  })
  if (address.kind === 'bad') return text(400, TEXTS.bad)
  if (address.kind === 'redirect') return text(301, TEXTS.moved, { Location: address.location })
  if (address.file === null) return text(404, TEXTS.missing)
  const conditions = address.kind === 'file' ? request.headers : new Headers()
  const found = await env.ASSETS.fetch(
    new Request(new URL(address.file, 'https://assets.example'), { method: request.method, headers: conditions }),
  )
  const isHashed = address.kind === 'file' && address.file.startsWith(`${folders.assets}/`)
  return withHeaders(new Response(found.body, { status: address.kind === 'missing' ? 404 : found.status, headers: found.headers }), {
    'Cache-Control': isHashed ? CACHE.immutable : CACHE.revalidate,
  })
}

export default {
  async fetch(request: Request, env: Env, execution: Execution): Promise<Response> {
    const isForm = env.ROLE === 'form'
    const sites = env.SITE_ORIGINS?.split(' ') ?? [manifest.siteUrl]
    const headers = isForm ? formHeaders(manifest, sites) : siteHeaders(manifest)
    if (isForm && isServicePath(new URL(request.url).pathname)) {
      const answer = await service(env, execution).app.fetch(request)
      return withHeaders(answer, { ...headers, 'Cache-Control': 'no-store' })
    }
    return withHeaders(await page(request, env, isForm), headers)
  },
  /** Each minute: deliveries that are due, and leads that are too old. */
  async scheduled(_event: unknown, env: Env, execution: Execution): Promise<void> {
    if (env.ROLE !== 'form') return
    const { deliver, purge } = service(env, execution)
    await deliver()
    await purge()
  },
}
