/** `npm run test:leads`: runs the fault tests of the leads service (tests/leads), or only those whose names contain its arguments. */
import { pathToFileURL } from 'node:url'
import { build } from './build.ts'
import { isBuilt } from './lib/buildStamp.ts'
import { runProgram } from './lib/processes/runProgram.ts'
import { main, PlainError } from './lib/project.ts'

/**
 * The site must already be built.
 * @param words chooses the faults with these words in their names
 * @returns a table with a line for each fault
 * @throws PlainError with the table if any was not survived
 */
export async function testFaults(words: string[] = []): Promise<string> {
  const { code, output } = await runProgram(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    'tests/leads/everyFault.ts',
    ...words,
  ])
  if (code !== 0) throw new PlainError(output.trim())
  return output.trim()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    if (!(await isBuilt())) console.log(await build())
    console.log(await testFaults(process.argv.slice(2)))
  })
}
