/** Runs the black-box suite against the embedded server and against workerd, the engine of Cloudflare Workers. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '../src/site/routes.ts'
import { vitestCount } from './lib/checks.ts'
import { bin, run } from './lib/command.ts'
import { PlainError } from './lib/project.ts'
import { migrateWorkerStore, startWorker } from './lib/worker.ts'

async function suite(name: string, origins: { site: string; form: string }): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1', SITE_ORIGIN: origins.site, FORM_ORIGIN: origins.form }
  const { code, output } = await run(bin('vitest'), ['run', '-c', 'vitest.platform.config.ts'], { env })
  if (code !== 0) throw new PlainError(`On ${name}:\n${output.slice(-8000)}`)
  return `${name}: ${vitestCount(output)}`
}

/** @param embedded origins of the running embedded server */
export async function platforms(embedded: { site: string; form: string }): Promise<string> {
  const lines = [await suite('embedded server', embedded)]
  const state = await mkdtemp(join(tmpdir(), 'workers-'))
  const stops: (() => Promise<void>)[] = []
  try {
    await migrateWorkerStore(state)
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
    for (const stop of stops) await stop()
    await rm(state, { recursive: true, force: true, maxRetries: 5 })
  }
  return lines.join('\n')
}
