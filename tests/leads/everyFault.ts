/**
 * Runs the faults that the leads service must survive, on both runtimes, and prints a table: every fault, or those whose names contain the
 * arguments. `npm run test:leads` (scripts/test-leads.ts) starts this program.
 */

import { main, PlainError } from '#scripts/lib/project.ts'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { costFaults } from './costFaults.ts'
import { crowdFaults } from './crowdFaults.ts'
import type { Fault } from './fault.ts'
import { killFaults } from './killFaults.ts'
import { pageFaults } from './pageFaults.ts'
import { rebuildingFaults } from './rebuildingFaults.ts'
import { receiverFaults } from './receiverFaults.ts'
import { workerFaults } from './workerFaults.ts'

const FAULTS: readonly Fault[] = [
  ...killFaults,
  ...receiverFaults,
  ...pageFaults,
  ...rebuildingFaults,
  ...crowdFaults,
  ...workerFaults,
  ...costFaults,
]

/** How many run at once: most of the time they wait for a receiver or a retry. */
const CONCURRENT_FAULTS = 5

/** @returns a table with a line for each fault @throws PlainError with the table if any was not survived */
async function runFaults(faults: readonly Fault[]): Promise<string> {
  const lines = new Map<Fault, string[]>()
  let failedCount = 0
  const runFault = async (fault: Fault) => {
    const begin = performance.now()
    const [result, isGood] = await fault.run().then(
      (text) => [text, true] as const,
      (error: unknown) => [errorMessageOf(error), false] as const,
    )
    if (!isGood) failedCount += 1
    const took = `${((performance.now() - begin) / 1000).toFixed(0)} s`
    lines.set(fault, [isGood ? 'survived' : 'FAILED', fault.runtime, took.padStart(5), fault.name, result])
  }
  const remaining = faults.filter(({ isAlone }) => !isAlone)
  const worker = async () => {
    for (let next = remaining.shift(); next; next = remaining.shift()) await runFault(next)
  }
  await Promise.all(Array.from({ length: CONCURRENT_FAULTS }, worker))
  for (const fault of faults) if (fault.isAlone) await runFault(fault)
  const cells = faults.map((fault) => lines.get(fault) ?? [])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  const table = cells.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
  if (failedCount > 0) throw new PlainError(`${failedCount} of ${faults.length} faults were not survived:\n${table}`)
  return table
}

await main(async () => {
  const words = process.argv.slice(2).join(' ')
  const chosen = FAULTS.filter(({ name, runtime }) => `${runtime} ${name}`.includes(words))
  if (chosen.length === 0)
    throw new PlainError(`No fault has "${words}" in its name. There are:\n${FAULTS.map(({ name }) => name).join('\n')}`)
  console.log(await runFaults(chosen))
})
