/** Starts the leads service as a process of its own, to be killed, loaded and starved by the fault suite. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ROOT } from './project.ts'

export type TestServer = { origin: string; process: ChildProcess; stop(signal?: NodeJS.Signals): Promise<void> }

/** @param env settings of the service; `LEADS_DB` at least */
export async function startTestServer(env: Record<string, string>): Promise<TestServer> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', `${ROOT}scripts/lib/leadServer.ts`], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
    child.once('exit', () => reject(new Error('The leads service ended before it listened.')))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    stop: async (signal = 'SIGKILL') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
