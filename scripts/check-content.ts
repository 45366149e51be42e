/**
 * `npm run check:content`: what an editor runs before a push, in half a minute. The build reads all content, compares its entries and
 * follows each link; of the tests, those run that read what editors write. What they find is told as the build tells it.
 */
import { startVitest } from 'vitest/node'
import { buildIfChanged } from './build.ts'
import { main, PlainError } from './lib/project.ts'
import { failureSentences } from './lib/testing/failureSentences.ts'
import { BUILD, runSteps } from './lib/testing/steps.ts'

const EDITORS_SUITES = ['tests/unit/voice', 'tests/unit/workedExamples', 'tests/unit/publishedAddresses', 'src/facts']

async function testContent(): Promise<string> {
  const vitest = await startVitest('test', EDITORS_SUITES, { watch: false, reporters: [] })
  const modules = vitest.state.getTestModules()
  await vitest.close()
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const failures = [
    // A file that cannot be read has no tests: articles are read as soon as it is.
    ...modules.flatMap((module) =>
      module.errors().map((error) => ({ file: module.relativeModuleId, name: 'its tests can be read', ...error })),
    ),
    ...tests.flatMap((test) =>
      (test.result().errors ?? []).map((error) => ({ file: test.module.relativeModuleId, name: test.fullName, ...error })),
    ),
  ]
  if (failures.length > 0) throw new PlainError([...new Set(failures.flatMap(failureSentences))].join('\n'))
  if (tests.length === 0) throw new PlainError('No test of content was found.')
  return `${tests.length} tests passed`
}

await main(() =>
  runSteps(
    [
      [
        { name: BUILD, run: buildIfChanged },
        { name: 'Sums, published figures and addresses', run: testContent },
      ],
    ],
    'Checks of content',
  ),
)
