/** The embedded server as a whole: its log, and its answers if the build is incomplete. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'
import { services } from '#src/site/routes.ts'
import { DEMO_REQUEST } from './leads/store/store.testing.ts'
import { serve } from './main.ts'
import type { BuildManifest } from './site/buildManifest.ts'
import { listen } from './site/listen.ts'

const MANIFEST: BuildManifest = {
  scriptHashes: [],
  styleHashes: [],
  pageStyles: {},
  siteUrl: 'https://site.example',
  demoFormUrl: 'https://forms.example/embed/demo-request',
  frameOrigins: ['https://forms.example'],
  email: 'hello@site.example',
  requestWords: TEST_WORDS,
  analytics: null,
  hsts: 'host',
  files: {},
}
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-'))
  vi.stubEnv('LEADS_DB', join(folder, 'leads.sqlite'))
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

async function findPort(): Promise<number> {
  const server = await listen(() => {}, { port: 0, variable: 'PORT' })
  await server.close()
  return server.port
}

/** Serves a build without pages, and captures the standard output. */
async function serveEmptyBuild(built: Partial<BuildManifest> = MANIFEST) {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  const place = { dist: join(folder, 'dist'), manifest: join(folder, 'manifest.json') }
  await mkdir(place.dist)
  await writeFile(place.manifest, JSON.stringify(built))
  const ports = { site: await findPort(), form: await findPort() }
  const rebuild = (change: Partial<BuildManifest>) => writeFile(place.manifest, JSON.stringify({ ...MANIFEST, ...change }))
  return { lines, ports, rebuild, ...(await serve(ports, place)) }
}

it('every line on standard output is a JSON object of the log, from the start to the stop; sentences are for the caller', async () => {
  vi.stubEnv('TRUST_PROXY', 'loopback')
  const { lines, ports, summary, stop } = await serveEmptyBuild()
  await stop()
  const store = join(folder, 'leads.sqlite')
  const entries = lines.map((line) => JSON.parse(line))
  const events = entries.map(({ event }) => event)
  expect([events[0], events.at(-1)]).toEqual(['service.started', 'service.stopped'])
  expect(events).toContain('service.warning')
  expect(entries[0]).toMatchObject({ site: expect.stringMatching(`:${ports.site}$`), form: `127.0.0.1:${ports.form}`, store, channels: [] })
  expect(summary[0]).toBe(`Leads are stored in ${store}; nobody is told.`)
})
it('a build without the form’s page gives a visitor without JavaScript the reference all the same, and the log a reason', async () => {
  const { lines, ports, stop } = await serveEmptyBuild()
  try {
    const body = new URLSearchParams({ ...DEMO_REQUEST, employees: '420', consent: 'on' })
    const response = await fetch(`http://localhost:${ports.form}${services.leads}`, { method: 'POST', body })
    expect([response.status, await response.text()]).toEqual([
      201,
      expect.stringMatching(/^Your request has come in\. Its reference is PP-/),
    ])
  } finally {
    await stop()
  }
  expect(lines.filter((line) => line.includes('"page"')).map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'service.failed', error: 'The form’s page is not in the build.' }),
  ])
})
it('a build of another version, which lacks words for visitors, is refused at the start in one sentence', async () => {
  const { requestWords, ...older } = MANIFEST
  await expect(serveEmptyBuild(older)).rejects.toThrow(/^The built site lacks words of the demo form, .* Run: npm run build$/)
})
it('the form may be framed by the sites in SITE_ORIGINS, and a wrong one is refused at the start', async () => {
  vi.stubEnv('SITE_ORIGINS', 'https://a.example, https://b.example')
  const { ports, stop } = await serveEmptyBuild()
  try {
    const response = await fetch(`http://localhost:${ports.form}${services.health}`)
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors https://a.example https://b.example;')
  } finally {
    await stop()
  }
  await rm(join(folder, 'dist'), { recursive: true })
  vi.stubEnv('SITE_ORIGINS', 'https://a.example/')
  await expect(serveEmptyBuild()).rejects.toThrow('SITE_ORIGINS must list origins')
})
it('a new build is served with its own texts at once, and a changed recipient is reported as needing a restart', async () => {
  vi.stubEnv('LEAD_RATE_PER_ADDRESS', '1')
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { lines, ports, rebuild, stop } = await serveEmptyBuild()
  const send = async () => {
    const body = JSON.stringify({ ...DEMO_REQUEST, idempotencyKey: 'key-00000001' })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`http://localhost:${ports.form}${services.leads}`, { method: 'POST', body, headers })
    return ((await response.json()) as { error?: string }).error
  }
  const warnings = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'service.warning')
  try {
    await send()
    expect(await send()).toContain('or call (555) 555-0100.')
    const countBefore = warnings().length
    const answers = { ...TEST_WORDS.answers, tooOften: 'Too often. Wait, or call (312) 555-0177.' }
    await rebuild({ requestWords: { ...TEST_WORDS, answers }, email: 'sales@site.example' })
    // The server looks for builds every few seconds.
    vi.advanceTimersByTime(5000)
    await expect.poll(send, { interval: 20 }).toContain('or call (312) 555-0177.')
    expect(warnings().slice(countBefore)).toMatchObject([{ text: expect.stringContaining('another SITE_EMAIL') }])
  } finally {
    await stop()
  }
})
