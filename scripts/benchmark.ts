/**
 * `npm run benchmark`: measures this build, the previous release, the same pages without scripts, peers where asked for, and
 * nginx, in turns on one machine. Prints a Markdown table; `--write` keeps it in docs/performance.md. Times depend on
 * machine and hour, so nothing here fails. Budgets on bytes are tests.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type BenchmarkRow, type MeasuredSite, writeMarkdownTable } from './benchmark/benchmarkRow.ts'
import { measureBuilds } from './benchmark/buildCost.ts'
import { describeConditions } from './benchmark/conditions.ts'
import { BARE_PAGE, measureInteractionRows } from './benchmark/interactionRows.ts'
import { measureLighthouse, measurePaints } from './benchmark/largestPaint.ts'
import { PEERS, parsePeerNames, startPeers } from './benchmark/peers/peers.ts'
import { buildProject, type Project, resolveCommit } from './benchmark/projectCopy.ts'
import { measureRequests } from './benchmark/requests.ts'
import { copyWithoutScripts } from './benchmark/servedCopy.ts'
import { startSlowNetwork } from './benchmark/slowNetwork.ts'
import { buildIfChanged } from './build.ts'
import { type RunningServer, startProject } from './lib/processes/runningServer.ts'
import { main, PlainError, ROOT } from './lib/project.ts'

const THIS_BUILD = 'this build'
const PREVIOUS_RELEASE = 'previous'
const WITHOUT_SCRIPTS = 'without scripts'

/** Measurements of pages, by the word that `--only` takes. */
const PAGE_MEASUREMENTS: Record<string, (sites: MeasuredSite[], rounds: number) => Promise<BenchmarkRow[]>> = {
  paint: measurePaints,
  lighthouse: measureLighthouse,
  interaction: measureInteractionRows,
}
/** Building a thousand articles takes minutes. */
const MAX_BUILD_ROUNDS = 3
const OTHER_MEASUREMENTS = ['requests', 'build']

const MEASUREMENTS_PAGE = 'docs/performance.md'
const TABLE_PATTERN = /(<!-- benchmark -->\n)[\s\S]*?(<!-- end of benchmark -->)/

/** Writes the table into the docs. @returns a sentence that says where */
async function writeTable(table: string): Promise<string> {
  const before = await readFile(`${ROOT}${MEASUREMENTS_PAGE}`, 'utf8')
  if (!TABLE_PATTERN.test(before))
    throw new PlainError(`${MEASUREMENTS_PAGE} has no place for the table: the comments "benchmark" and "end of benchmark".`)
  const after = before.replace(TABLE_PATTERN, (_all, begin: string, end: string) => `${begin}\n${table}\n\n${end}`)
  await writeFile(`${ROOT}${MEASUREMENTS_PAGE}`, after)
  return `Kept in ${MEASUREMENTS_PAGE}.`
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      previous: { type: 'string' },
      peers: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: [...Object.keys(PAGE_MEASUREMENTS), ...OTHER_MEASUREMENTS].join(',') },
      write: { type: 'boolean', default: false },
    },
  })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new PlainError(`--rounds must be a whole number from 1, but is "${values.rounds}".`)
  const only = new Set(values.only.split(','))
  const unknown = [...only].find((word) => !(word in PAGE_MEASUREMENTS) && !OTHER_MEASUREMENTS.includes(word))
  if (unknown !== undefined)
    throw new PlainError(`--only knows ${[...Object.keys(PAGE_MEASUREMENTS), ...OTHER_MEASUREMENTS].join(', ')}, but not "${unknown}".`)
  return {
    rounds,
    only,
    previous: values.previous && resolveCommit(values.previous),
    write: values.write,
    peers: parsePeerNames(values.peers),
  }
}

await main(async () => {
  const { rounds, only, previous, write, peers } = readOptions()
  const conditions = describeConditions()
  console.log(await buildIfChanged())
  const cleanups: (() => Promise<unknown>)[] = []
  const rows: BenchmarkRow[] = []
  try {
    const folders: Record<string, string> = { [THIS_BUILD]: ROOT }
    if (previous) {
      console.log(`Building ${previous} …`)
      const folder = await buildProject(previous)
      cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
      folders[PREVIOUS_RELEASE] = folder
    }
    const sites: MeasuredSite[] = []
    const add = async (name: string, served: RunningServer) => {
      cleanups.push(served.stop)
      const slow = await startSlowNetwork(served.origin)
      cleanups.push(slow.close)
      sites.push({ name, origin: served.origin, slowOrigin: slow.origin })
    }
    const measurements = Object.entries(PAGE_MEASUREMENTS).filter(([word]) => only.has(word))
    if (measurements.length > 0) {
      for (const [name, folder] of Object.entries(folders)) await add(name, await startProject(folder))
      const without = await copyWithoutScripts()
      cleanups.push(() => rm(without, { recursive: true, force: true }))
      await add(WITHOUT_SCRIPTS, await startProject(ROOT, without))
      for (const peer of await startPeers(peers, console.log)) await add(peer.title, peer)
    }
    for (const [word, measure] of measurements) {
      console.log(`Measuring: ${word} …`)
      rows.push(...(await measure(sites, rounds)))
    }
    if (only.has('requests')) {
      console.log('Measuring: requests …')
      rows.push(...(await measureRequests(folders, rounds)))
    }
    if (only.has('build')) {
      console.log('Measuring: build …')
      const projects: Project[] = [{ name: THIS_BUILD, ref: null }, ...(previous ? [{ name: PREVIOUS_RELEASE, ref: previous }] : [])]
      rows.push(...(await measureBuilds(projects, Math.min(rounds, MAX_BUILD_ROUNDS))))
    }
  } finally {
    for (const cleanUp of cleanups.reverse()) await cleanUp()
  }
  const titles = Object.values(PEERS).map(({ title }) => title)
  const columns = [THIS_BUILD, PREVIOUS_RELEASE, WITHOUT_SCRIPTS, ...titles, BARE_PAGE, 'nginx'].filter((column) =>
    rows.some(({ values }) => column in values),
  )
  const text = `${conditions.until(rounds, previous)}\n\n${writeMarkdownTable(rows, columns)}`
  console.log(`\n${text}`)
  if (write) console.log(await writeTable(text))
})
