/** Runs Workers in wrangler's local mode (workerd with a D1 database in a folder) for the suites. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PlainError, ROOT } from '../project.ts'
import { findFreePort } from './findFreePort.ts'
import { waitUntilServing } from './runningServer.ts'
import { packageProgram, runProgram } from './runProgram.ts'

const START_TIMEOUT_MS = 90_000

/** Creates the tables of leads in a new D1 database. @throws PlainError with wrangler's output */
export async function migrateWorkerStore(stateFolder: string): Promise<void> {
  const migrated = await runProgram(
    packageProgram('wrangler'),
    ['d1', 'migrations', 'apply', 'leads', '--local', '--env', 'form', '--persist-to', stateFolder],
    {
      env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: stateFolder },
    },
  )
  if (migrated.code !== 0) throw new PlainError(`The migrations could not be applied to D1:\n${migrated.output.slice(-3000)}`)
}

export type TestWorker = {
  origin: string
  stop(): Promise<void>
  /** Kills wrangler and workerd without warning, like a power cut. */
  kill(): Promise<void>
  /** Its output so far. */
  log(): string
  /** Runs the scheduled handler once. */
  runSchedule(): Promise<void>
}

/**
 * Starts a Worker in wrangler's local mode. It reaches nothing outside this machine.
 * @param probe an address that answers once it is up
 * @param stateFolder the folder of its D1 database
 * @param hasStarted whether a response of that address comes from the started Worker
 */
export async function startWorker(
  args: string[],
  probe: string,
  stateFolder: string,
  hasStarted = (response: Response) => response.status < 500,
): Promise<TestWorker> {
  const port = await findFreePort()
  const inspector = await findFreePort()
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true', NO_COLOR: '1', WRANGLER_LOG_PATH: stateFolder }
  const allArgs = [
    'dev',
    '--local',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    String(inspector),
    '--persist-to',
    stateFolder,
    '--test-scheduled',
    ...args,
  ]
  // Starts a new process group, so that workerd ends with wrangler.
  const child = spawn(packageProgram('wrangler'), allArgs, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const ended = once(child, 'exit')
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const endWithUs = () => isRunning() && process.kill(-(child.pid ?? 0), 'SIGKILL')
  process.once('exit', endWithUs)
  void ended.then(() => process.off('exit', endWithUs))
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      log += data
    })
  const origin = `http://127.0.0.1:${port}`
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return
    process.kill(-(child.pid ?? 0), signal)
    await ended
  }
  const stop = () => end('SIGTERM')
  const started = { child, name: 'wrangler', output: () => log }
  await waitUntilServing(`${origin}${probe}`, started, START_TIMEOUT_MS, hasStarted).catch(async (error) => {
    await stop()
    throw error
  })
  const runSchedule = async () => {
    const response = await fetch(`${origin}/__scheduled?cron=*+*+*+*+*`)
    if (!response.ok) throw new PlainError(`The schedule failed with ${response.status}: ${(await response.text()).slice(0, 500)}`)
  }
  return { origin, stop, kill: () => end('SIGKILL'), log: () => log, runSchedule }
}
