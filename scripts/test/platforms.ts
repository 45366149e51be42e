/** Runs the black-box suite against the embedded server and against workerd, the engine of Cloudflare Workers. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '#src/site/routes.ts'
import { packageProgram, runProgram } from '../lib/processes/runProgram.ts'
import { migrateWorkerStore, startWorker } from '../lib/processes/workerProcess.ts'
import { PlainError } from '../lib/project.ts'
import { findVitestCount } from '../lib/testing/quickChecks.ts'

/** The operator's token on every platform under test. */
export const REPORT_TOKEN = 'a-token-for-the-black-box'

/** @param leads how `npm run leads` reaches this platform's store */
async function runPlatformSuite(
  name: string,
  origins: { site: string; form: string },
  leads: { flags: string; env: Record<string, string> },
): Promise<string> {
  const env = {
    ...process.env,
    ...leads.env,
    NO_COLOR: '1',
    SITE_ORIGIN: origins.site,
    FORM_ORIGIN: origins.form,
    LEADS_FLAGS: leads.flags,
    REPORT_TOKEN,
  }
  const { code, output } = await runProgram(packageProgram('vitest'), ['run', '-c', 'tests/platform/vitest.config.ts'], { env })
  if (code !== 0) throw new PlainError(`On ${name}:\n${output.slice(-8000)}`)
  return `${name}: ${findVitestCount(output)}`
}

/** Tests the operator's commands against wrangler's local D1. `npm run check` leaves this out, because it takes a minute. */
async function testCommandsOnD1(): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1', LOCAL_D1: '1' }
  const { code, output } = await runProgram(packageProgram('vitest'), ['run', 'server/leads/commands', '-t', 'local D1'], { env })
  if (code !== 0) throw new PlainError(`The commands on local D1:\n${output.slice(-8000)}`)
  return `commands on local D1: ${findVitestCount(output)}`
}

/** Tests that a Worker with a wrong setting answers 503 and logs why. It gets its settings with a request, so it cannot refuse to start. */
async function testWrongSetting(stateFolder: string): Promise<string> {
  const isNotNow = (response: Response) => response.status === 503
  const { log, stop } = await startWorker(['--env', 'form', '--var', 'SITE_ORIGINS:not-an-origin'], routes.demoForm, stateFolder, isNotNow)
  await stop()
  if (!/"event":"settings\.refused".*SITE_ORIGINS/.test(log())) throw new PlainError('A Worker does not log which setting is wrong.')
  return 'workerd with a wrong setting: answers 503'
}

/** @param embedded the origins of the running embedded server */
export async function testPlatforms(embedded: { site: string; form: string }): Promise<string> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'workers-'))
  const stops: (() => Promise<void>)[] = []
  try {
    const lines = await Promise.all([
      runPlatformSuite('embedded server', embedded, { flags: '', env: {} }),
      testCommandsOnD1(),
      testWrongSetting(stateFolder),
    ])
    await migrateWorkerStore(stateFolder)
    const site = await startWorker(['--env', ''], '/', stateFolder)
    stops.push(site.stop)
    const variables = [
      'LEAD_RATE_PER_ADDRESS:10000',
      `SITE_ORIGINS:${site.origin}`,
      `LEAD_REPORT_TOKEN:${REPORT_TOKEN}`,
      'LEAD_METRICS:on',
    ].flatMap((variable) => ['--var', variable])
    const form = await startWorker(['--env', 'form', ...variables], routes.demoForm, stateFolder)
    stops.push(form.stop)
    lines.push(
      await runPlatformSuite(
        'workerd (Cloudflare Workers, D1)',
        { site: site.origin, form: form.origin },
        { flags: '--d1 local', env: { WRANGLER_STATE: stateFolder } },
      ),
    )
    if (!form.log().includes('"event":"lead.stored"') || /plant\.example/.test(form.log()))
      throw new PlainError('The Worker’s log does not tell the lives of leads by reference alone.')
    return lines.join('\n')
  } finally {
    for (const stop of stops) await stop()
    await rm(stateFolder, { recursive: true, force: true, maxRetries: 5 })
  }
}
