/**
 * Runs the tests that read content, and prints their failures as sentences. A separate process, because Vitest sets environment variables
 * that would make a build in the same process one for development.
 */
import { startVitest } from 'vitest/node'
import { main, PlainError } from '../project.ts'
import { failureSentences } from './failureSentences.ts'

const EDITORS_SUITES = ['tests/unit/voice', 'tests/unit/workedExamples', 'tests/unit/publishedAddresses', 'src/facts']

await main(async () => {
  const vitest = await startVitest('test', EDITORS_SUITES, { watch: false, reporters: [] })
  const modules = vitest.state.getTestModules()
  await vitest.close()
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const failures = [
    // A test file that fails to load has no tests. That happens if an article is broken, because articles are read at import.
    ...modules.flatMap((module) =>
      module.errors().map((error) => ({ ...error, file: module.relativeModuleId, name: 'its tests can be read' })),
    ),
    ...tests.flatMap((test) =>
      (test.result().errors ?? []).map((error) => ({ ...error, file: test.module.relativeModuleId, name: test.fullName })),
    ),
  ]
  if (failures.length > 0) throw new PlainError([...new Set(failures.flatMap(failureSentences))].join('\n'))
  if (tests.length === 0) throw new PlainError('No test of content was found.')
  console.log(`${tests.length} tests passed`)
})
