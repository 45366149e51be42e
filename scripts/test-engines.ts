/** `npm run test:engines`: runs the journeys (tests/engines) in Chromium, Firefox and WebKit, over the built and served site. */
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { serve } from '#server/main.ts'
import { build } from './build.ts'
import { installEngines } from './lib/browsers/findEngines.ts'
import { isBuilt } from './lib/buildStamp.ts'
import { packageProgram, runProgram } from './lib/processes/runProgram.ts'
import { main, PlainError, readPorts } from './lib/project.ts'
import { findVitestCount } from './lib/testing/quickChecks.ts'
import { checkSecondAttempts, findRepeats } from './lib/testing/repeatedTests.ts'
import { useTestLeads } from './lib/testing/testLeads.ts'

/**
 * Runs the journeys in every engine of the system. The site must already be served.
 * @returns how many passed, and a sentence for each engine that was restarted or is missing
 * @throws PlainError with the failures, or if too many journeys needed a second attempt; in CI also if an engine is missing
 */
export async function testEngines(filter: string[] = []): Promise<string> {
  const missingEngines = await installEngines()
  const { code, output } = await runProgram(packageProgram('vitest'), ['run', '--config', 'tests/engines/vitest.config.ts', ...filter], {
    env: { ...process.env, FORCE_COLOR: '0' },
  })
  if (code !== 0) throw new PlainError(output.slice(-12_000))
  const times = Number(process.env.JOURNEY_TIMES) || 1
  const walked = times > 1 ? [`each walked ${times} times, and passed each time`] : []
  const repeated = findRepeats(stripVTControlCharacters(output))
  checkSecondAttempts(repeated)
  return [findVitestCount(output), ...walked, ...findRestarts(output), ...repeated, ...missingEngines].join('\n')
}

/** The journeys print this line when an engine's driver failed and they repeated a journey in a new engine. */
const findRestarts = (output: string) => stripVTControlCharacters(output).match(/^\w+ was started anew: .*$/gm) ?? []

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    const ports = readPorts()
    if (!(await isBuilt())) console.log(await build())
    await useTestLeads()
    const { stop } = await serve(ports)
    try {
      console.log(await testEngines(process.argv.slice(2)))
    } finally {
      await stop()
    }
  })
}
