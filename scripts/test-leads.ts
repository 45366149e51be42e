/**
 * What the leads service must survive, on both runtimes, printed as one table. `npm test` runs it; `npm run test:leads` runs
 * it alone, or with words after it only the faults whose names contain them.
 */
import { pathToFileURL } from 'node:url'
import { build } from './build.ts'
import { isBuilt } from './lib/buildStamp.ts'
import { main, PlainError } from './lib/project.ts'
import { costFaults } from './test-leads/costFaults.ts'
import { crowdFaults } from './test-leads/crowdFaults.ts'
import type { Fault } from './test-leads/fault.ts'
import { killFaults } from './test-leads/killFaults.ts'
import { pageFaults } from './test-leads/pageFaults.ts'
import { rebuildingFaults } from './test-leads/rebuildingFaults.ts'
import { receiverFaults } from './test-leads/receiverFaults.ts'
import { workerFaults } from './test-leads/workerFaults.ts'

const FAULTS: Fault[] = [
  ...killFaults,
  ...receiverFaults,
  ...pageFaults,
  ...rebuildingFaults,
  ...crowdFaults,
  ...workerFaults,
  ...costFaults,
]

/** How many run side by side: most of the time they wait for a receiver or for a repetition. */
const CONCURRENT_FAULTS = 3

/** @returns a table with a line for each fault @throws PlainError with the table when any was not survived */
export async function testFaults(faults = FAULTS): Promise<string> {
  const lines = new Map<Fault, string[]>()
  let failed = 0
  const suffer = async (fault: Fault) => {
    const begin = performance.now()
    const [result, isGood] = await fault.run().then(
      (text) => [text, true] as const,
      (error: unknown) => [error instanceof Error ? error.message : String(error), false] as const,
    )
    if (!isGood) failed += 1
    const took = `${((performance.now() - begin) / 1000).toFixed(0)} s`
    lines.set(fault, [isGood ? 'survived' : 'FAILED', fault.runtime, took.padStart(5), fault.name, result])
  }
  const remaining = faults.filter(({ alone }) => !alone)
  const worker = async () => {
    for (let next = remaining.shift(); next; next = remaining.shift()) await suffer(next)
  }
  await Promise.all(Array.from({ length: CONCURRENT_FAULTS }, worker))
  for (const fault of faults) if (fault.alone) await suffer(fault)
  const cells = faults.map((fault) => lines.get(fault) ?? [])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  const table = cells.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
  if (failed > 0) throw new PlainError(`${failed} of ${faults.length} faults were not survived:\n${table}`)
  return table
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(async () => {
    if (!(await isBuilt())) console.log(await build())
    const words = process.argv.slice(2).join(' ')
    const chosen = FAULTS.filter(({ name, runtime }) => `${runtime} ${name}`.includes(words))
    if (chosen.length === 0)
      throw new PlainError(`No fault has "${words}" in its name. There are:\n${FAULTS.map(({ name }) => name).join('\n')}`)
    console.log(await testFaults(chosen))
  })
