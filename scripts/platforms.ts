/** Runs the black-box suite against the embedded server and against workerd, the engine of Cloudflare Workers. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '../src/site/routes.ts'
import { vitestCount } from './lib/checks.ts'
import { bin, run } from './lib/command.ts'
import { freePort } from './lib/freePort.ts'
import { PlainError, ROOT } from './lib/project.ts'

const START_PATIENCE = 90_000

async function suite(name: string, origins: { site: string; form: string }): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1', SITE_ORIGIN: origins.site, FORM_ORIGIN: origins.form }
  const { code, output } = await run(bin('vitest'), ['run', '-c', 'vitest.platform.config.ts'], { env })
  if (code !== 0) throw new PlainError(`On ${name}:\n${output.slice(-8000)}`)
  return `${name}: ${vitestCount(output)}`
}

async function answers(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = performance.now() + START_PATIENCE
  while (performance.now() < deadline) {
    if (child.exitCode !== null) break
    const isUp = await fetch(url).then(
      (response) => response.status < 500,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new PlainError(`wrangler did not start:\n${log().slice(-3000)}`)
}

/** A Worker in wrangler's local mode. It reaches nothing outside this machine. */
async function startWorker(args: string[], probe: string, state: string): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort()
  const inspector = await freePort()
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true', NO_COLOR: '1', WRANGLER_LOG_PATH: state }
  const all = [
    'dev',
    '--local',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    String(inspector),
    '--persist-to',
    state,
    ...args,
  ]
  const child = spawn(bin('wrangler'), all, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      log += data
    })
  const origin = `http://127.0.0.1:${port}`
  const stop = () => void child.kill('SIGTERM')
  await answers(`${origin}${probe}`, child, () => log).catch((error) => {
    stop()
    throw error
  })
  return { origin, stop }
}

/** @param embedded origins of the running embedded server */
export async function platforms(embedded: { site: string; form: string }): Promise<string> {
  const lines = [await suite('embedded server', embedded)]
  const state = await mkdtemp(join(tmpdir(), 'workers-'))
  const stops: (() => void)[] = []
  try {
    const migrated = await run(bin('wrangler'), ['d1', 'migrations', 'apply', 'leads', '--local', '--env', 'form', '--persist-to', state], {
      env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: state },
    })
    if (migrated.code !== 0) throw new PlainError(`The migrations could not be applied to D1:\n${migrated.output.slice(-3000)}`)
    const site = await startWorker(['--env', ''], '/', state)
    stops.push(site.stop)
    const form = await startWorker(
      ['--env', 'form', '--var', 'LEAD_RATE_PER_ADDRESS:10000', '--var', `SITE_ORIGINS:${site.origin}`],
      routes.demoForm,
      state,
    )
    stops.push(form.stop)
    lines.push(await suite('workerd (Cloudflare Workers, D1)', { site: site.origin, form: form.origin }))
  } finally {
    for (const stop of stops) stop()
    await rm(state, { recursive: true, force: true, maxRetries: 5 })
  }
  return lines.join('\n')
}
