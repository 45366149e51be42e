/**
 * Measures how many requests a server answers, next to nginx if it is installed. On a busy machine, requests per second say little, so the
 * processor time of a response is measured too (Linux).
 */
import { execFileSync } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { folders, routes } from '#src/site/routes.ts'
import { findExecutable } from '../lib/browsers/systemPackages.ts'
import { type RunningServer, startProject } from '../lib/processes/runningServer.ts'
import { runProgram } from '../lib/processes/runProgram.ts'
import { PlainError } from '../lib/project.ts'
import { addValue, type BenchmarkRow } from './benchmarkRow.ts'
import { startNginx } from './nginx.ts'

const SECONDS = 3
/** Node compiles hot code only after a while. */
const WARM_UP_SECONDS = 3
const CONNECTIONS = 32
const NGINX = 'nginx'

/** @returns the processor time of a process in seconds, or null if the system does not report it */
async function readProcessorTime(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / readTicksPerSecond()
}
let clockTicks = 0
function readTicksPerSecond(): number {
  clockTicks ||= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  return clockTicks
}

type RequestFigures = { responses: number; perSecond: number; p99: number }

/** Uses wrk if it is installed, because autocannon needs more processor time than the server. */
const sendRequests = (url: string, seconds: number): Promise<RequestFigures> => {
  const wrk = findExecutable(['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'])
  return wrk ? sendWithWrk(wrk, url, seconds) : sendWithAutocannon(url, seconds)
}

async function sendWithWrk(program: string, url: string, seconds: number): Promise<RequestFigures> {
  // An IP address, because a host name may resolve to an address on which the server does not listen.
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip',
    url.replace('localhost', '127.0.0.1'),
  ]
  const { output } = await runProgram(program, args)
  const [, responses] = /(\d+) requests in/.exec(output) ?? []
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? []
  const [, p99, unit = 's'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  if (!responses || !perSecond || !p99 || /Non-2xx|Socket errors/.test(output)) throw new PlainError(`wrk on ${url}:\n${output}`)
  return { responses: Number(responses), perSecond: Number(perSecond), p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1) }
}

async function sendWithAutocannon(url: string, seconds: number): Promise<RequestFigures> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
  })
  if (non2xx + errors > 0) throw new PlainError(`${url}: ${non2xx} requests were refused and ${errors} got no answer.`)
  return { responses: requests.total, perSecond: requests.average, p99: latency.p99 }
}

async function measureOnce({ origin, pid }: RunningServer, path: string) {
  await sendRequests(`${origin}${path}`, WARM_UP_SECONDS)
  const before = await readProcessorTime(pid)
  const { responses, perSecond, p99 } = await sendRequests(`${origin}${path}`, SECONDS)
  const after = await readProcessorTime(pid)
  return { perProcessorSecond: before === null || after === null ? null : responses / (after - before), perSecond, p99 }
}

/** @returns the address of the largest script or style that pages load */
async function findLargestAsset(folder: string): Promise<string> {
  const assets = join(folder, 'dist', folders.assets)
  const names = (await readdir(assets)).filter((name) => /\.(css|js)$/.test(name))
  const sizes = await Promise.all(names.map(async (name) => ({ name, size: (await stat(join(assets, name))).size })))
  return `${folders.assets}/${sizes.toSorted((a, b) => b.size - a.size)[0]?.name}`
}

/** @returns the address of the home page's first script */
async function findHomeScript(folder: string): Promise<string> {
  const html = await readFile(join(folder, 'dist/index.html'), 'utf8')
  return html.match(new RegExp(`${folders.assets}/[\\w.-]+\\.js`))?.[0] ?? findLargestAsset(folder)
}

/** @param builds folders of built projects by column; each gets its own server */
export async function measureRequests(builds: Record<string, string>, rounds: number): Promise<BenchmarkRow[]> {
  const rows: BenchmarkRow[] = []
  for (const [what, pathIn] of [
    ['home', async () => routes.home],
    ['its script', findHomeScript],
    ['largest script', findLargestAsset],
  ] as const) {
    const target = 'at least 0.70 of nginx'
    const perProcessor: BenchmarkRow = { name: `server, ${what}: requests a second of its processor`, unit: '', values: {}, target }
    const perSecond: BenchmarkRow = { name: `server, ${what}: requests a second`, unit: '', values: {}, target }
    const p99: BenchmarkRow = { name: `server, ${what}: 99th percentile`, unit: 'ms', values: {}, target: 'at most nginx’s' }
    const [first = ''] = Object.values(builds)
    const contenders = [...Object.entries(builds), [NGINX, first] as const]
    for (let round = 0; round < rounds; round++)
      for (const [name, folder] of contenders) {
        const server = name === NGINX ? await startNginx() : await startProject(folder)
        if (!server) continue
        try {
          const measured = await measureOnce(server, await pathIn(folder))
          for (const [row, value] of [
            [perProcessor, measured.perProcessorSecond],
            [perSecond, measured.perSecond],
            [p99, measured.p99],
          ] as const)
            addValue(row, name, value)
        } finally {
          await server.stop()
        }
      }
    rows.push(perProcessor, perSecond, p99)
  }
  return rows
}
