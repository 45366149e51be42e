/**
 * The same site and leads service on Cloudflare Workers, with static assets and D1. `ROLE` says which of the two origins this Worker is.
 * Both are deployed from one configuration (wrangler.jsonc, docs/deploying.md).
 */
import type { ExecutionContext } from 'hono'
import { redirects } from '#src/site/redirects.ts'
import { pageFile, routes } from '#src/site/routes.ts'
import builtManifest from '../.build/manifest.json'
import { createD1Connection, type D1 } from './leads/databases/d1.ts'
import { deliverBacklog } from './leads/delivery/delivery.ts'
import { FormPageUnusable } from './leads/http/formPage.ts'
import { createLog } from './leads/log.ts'
import { assembleService, type BackgroundJob } from './leads/service/assembleService.ts'
import { runJobs } from './leads/service/backgroundJobs.ts'
import { readServiceSettings, type ServiceSettings } from './leads/settings/serviceSettings.ts'
import { createSettingsReader } from './leads/settings/settingsReader.ts'
import { type BuildManifest, requireWords } from './site/buildManifest.ts'
import { createFileHeaders, isPublic } from './site/builtFiles.ts'
import { createFormHeaders, createPathFilter, createSiteHeaders, isServicePath, listFramingSites, type OriginName } from './site/origins.ts'
import { planResponse } from './site/responsePlan.ts'

type Assets = { fetch(request: Request | URL): Promise<Response> }
type Env = { ASSETS: Assets; DB?: D1; ROLE?: string } & Record<string, unknown>

/** Cloudflare's limit of open connections of a Worker. */
const WEBHOOK_CONNECTIONS = 6
/** How long deliveries go on after a lead has come in, and in a scheduled run. */
const IMMEDIATE_TIME_MS = 5000
const SCHEDULED_TIME_MS = 40_000
/** How often the schedule runs (wrangler.jsonc). */
const SCHEDULE_INTERVAL_MS = 60_000

// The type of a JSON import has only strings, and an older build has other fields.
const manifest = builtManifest as unknown as BuildManifest
const words = requireWords(manifest)
const PUBLIC_FILES = new Set(Object.keys(manifest.files).filter(isPublic))
const log = createLog()
/** Lives as long as the isolate, so its rate limit holds in one location only. */
let service: ReturnType<typeof createService> | undefined

function readSettings(env: Omit<Env, 'ASSETS'>): ServiceSettings {
  const text = Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  return readServiceSettings(text, { database: '', email: manifest.email }, 'workers')
}
const settingsOf = createSettingsReader(readSettings, log)
/** Without the origins of sites, which only pages need: deliveries go on while they are wrong. */
const scheduledSettingsOf = createSettingsReader(({ SITE_ORIGINS: _unused, ...env }: Env) => readSettings(env), log)

function createService(env: Env, { leads, operator, warnings }: ServiceSettings) {
  for (const warning of warnings) log({ event: 'service.warning', text: warning })
  if (!env.DB) throw new Error('The form’s Worker needs its D1 database, bound as DB.')
  return assembleService({
    settings: leads,
    operator,
    log,
    database: createD1Connection(env.DB),
    identifyFile: null,
    webhookConnections: WEBHOOK_CONNECTIONS,
    openMail: null,
    words: () => words,
    formPage: async () => {
      const response = await env.ASSETS.fetch(new URL(`/${pageFile(routes.demoForm)}`, 'https://assets.example'))
      // If the page is missing, the assets send their 404 page, which has no form.
      if (!response.ok) throw new FormPageUnusable(`was answered with ${response.status}`)
      return response.text()
    },
    addressOf: (context) => context.req.header('cf-connecting-ip'),
    createJobs: ({ store, senders, retentionDays, runChecks }) => ({
      delivery: { run: (timeMs: number) => deliverBacklog(store, senders, timeMs) },
      purge: { run: () => store.purge(retentionDays, SCHEDULE_INTERVAL_MS) },
      watch: { run: runChecks },
    }),
    // The schedule repeats a failed delivery within a minute.
    onStored: ({ delivery }, context) => context.executionCtx.waitUntil(runJobs({ delivery: () => delivery.run(IMMEDIATE_TIME_MS) }, log)),
  })
}

function addHeaders(response: Response, headers: Record<string, string>): Response {
  const result = new Response(response.body, response)
  for (const [name, value] of Object.entries(headers)) result.headers.set(name, value)
  return result
}

async function respondWithPage(
  request: Request,
  env: Env,
  origin: OriginName,
  headersOf: (file?: string) => Record<string, string>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = headersOf()
  const plan = planResponse(request.method, `${pathname}${search}`, {
    has: (file) => PUBLIC_FILES.has(file),
    redirects: origin === 'form' ? {} : redirects,
    serves: createPathFilter(origin, manifest),
    headers,
  })
  const { status } = plan
  if ('text' in plan) return new Response(plan.text, { status, headers: plan.headers })
  const conditions = status === 200 ? request.headers : new Headers()
  const asset = await env.ASSETS.fetch(
    new Request(new URL(plan.file, 'https://assets.example'), { method: request.method, headers: conditions }),
  )
  const response = new Response(asset.body, { status: status === 200 ? asset.status : status, headers: asset.headers })
  // Because of dist/_headers, the platform has already given every file the headers of a page.
  for (const name of Object.keys(headers)) response.headers.delete(name)
  return addHeaders(response, createFileHeaders(plan.file, headersOf))
}

export default {
  async fetch(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
    if (env.ROLE !== 'form') return respondWithPage(request, env, 'site', (file) => createSiteHeaders(manifest, file))
    const settings = settingsOf(env)
    if (!settings) return new Response(words.answers.notNow, { status: 503, headers: { 'Cache-Control': 'no-store' } })
    const sites = listFramingSites(manifest, null, settings.leads.siteOrigins)
    const headers = (file?: string) => createFormHeaders(manifest, sites, file)
    if (isServicePath(new URL(request.url).pathname)) {
      service ??= createService(env, settings)
      const response = await service.app.fetch(request, env, execution)
      return addHeaders(response, { ...headers(`/${pageFile(routes.demoForm)}`), 'Cache-Control': 'no-store' })
    }
    return respondWithPage(request, env, 'form', headers)
  },
  /** Runs each minute: due deliveries, deletion of old leads, and messages to the operator. */
  async scheduled(_event: unknown, env: Env): Promise<void> {
    if (env.ROLE !== 'form') return
    const settings = scheduledSettingsOf(env)
    if (!settings) return
    service ??= createService(env, settings)
    const { delivery, purge, watch } = service.jobs
    const scheduled: Record<BackgroundJob, () => Promise<unknown>> = {
      delivery: () => delivery.run(SCHEDULED_TIME_MS),
      purge: purge.run,
      watch: watch.run,
    }
    await runJobs(scheduled, log)
  },
}
