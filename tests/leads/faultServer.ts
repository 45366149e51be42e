/** Starts the embedded server as a separate process, which the fault suite can kill and overload. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findFreePort } from '#scripts/lib/processes/findFreePort.ts'
import { ROOT } from '#scripts/lib/project.ts'

export type TestServer = {
  /** Origin of the pages. */
  site: string
  /** Origin of the form and its service. */
  origin: string
  process: ChildProcess
  stop(signal?: NodeJS.Signals): Promise<void>
}
/** Without rate limits, and without emails except those about leads. */
export const UNLIMITED_REQUESTS = { LEAD_RATE_PER_ADDRESS: '9999999', LEAD_RATE_OVERALL: '9999999', LEAD_DIGEST_HOUR: 'off' }

/** @param env settings of the service, at least `LEADS_DB` @param nodeOptions options of Node, such as `--import` */
export async function startTestServer(env: Record<string, string>, nodeOptions: string[] = []): Promise<TestServer> {
  const ports = { site: await findFreePort(), form: await findFreePort() }
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...nodeOptions, `${ROOT}scripts/lib/processes/leadServer.ts`],
    {
      cwd: ROOT,
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(ports.site), FORM_PORT: String(ports.form), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => data.includes('listening') && resolve())
    child.once('exit', () => reject(new Error('The leads service ended before it listened.')))
  })
  return {
    site: `http://127.0.0.1:${ports.site}`,
    origin: `http://127.0.0.1:${ports.form}`,
    process: child,
    stop: async (signal = 'SIGKILL') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
