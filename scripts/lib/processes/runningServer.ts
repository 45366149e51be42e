/** Starts servers as separate processes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../project.ts'
import { findFreePort } from './findFreePort.ts'
import { waitUntilServing } from './waitUntilServing.ts'

export type RunningServer = { origin: string; pid: number; stop(): Promise<void> }

const START_TIMEOUT_MS = 20_000

/** Starts a server, and waits until it answers. @throws PlainError if it ends or does not answer in time */
export async function startProgram(
  program: string,
  args: string[],
  port: number,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<RunningServer> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (data) => {
    output += data
  })
  const origin = `http://localhost:${port}`
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const name = `${program} ${args.join(' ')}`
  await waitUntilServing(origin, { child, name, output: () => output }, START_TIMEOUT_MS).catch(async (error) => {
    await stop()
    throw error
  })
  return { origin, pid: child.pid ?? 0, stop }
}

/**
 * Starts the embedded server of a project.
 * @param project the folder of the project, whose server and build are used
 * @param site a folder with another dist/ and manifest.json for this server
 */
export async function startProject(project: string, site?: string): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'benchmark-leads-'))
  const port = await findFreePort()
  const env = {
    ...process.env,
    ...{ HOST: '127.0.0.1', PORT: String(port), FORM_PORT: String(await findFreePort()) },
    ...{ LEADS_DB: join(data, 'leads.sqlite'), LEAD_DIGEST_HOUR: 'off' },
    ...(site ? { SITE_FOLDER: site } : {}),
  }
  const script = site ? `${ROOT}scripts/lib/processes/leadServer.ts` : 'scripts/serve.ts'
  const served = await startProgram(process.execPath, ['--disable-warning=ExperimentalWarning', script], port, project, env)
  const stop = async () => {
    await served.stop()
    await rm(data, { recursive: true, force: true })
  }
  return { ...served, stop }
}
