/** Starts servers as separate processes, and waits until they answer. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PlainError, ROOT } from '../project.ts'
import { findFreePort } from './findFreePort.ts'

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

/** A started program, with its name for messages and its output so far. */
type StartedProgram = { child: ChildProcess; name: string; output: () => string }

/**
 * Waits until a program answers at an address.
 * @param hasStarted whether a response comes from the started program; by default, any does
 * @throws PlainError with the end of its output if it ends, or does not answer in time
 */
export async function waitUntilServing(
  url: string,
  { child, name, output }: StartedProgram,
  timeoutMs: number,
  hasStarted: (response: Response) => boolean = () => true,
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (child.exitCode === null && performance.now() < deadline) {
    if (await fetch(url).then(hasStarted, () => false)) return
    await pause(100)
  }
  throw new PlainError(`${name} does not serve:\n${output().slice(-3000)}`)
}
