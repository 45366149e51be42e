/**
 * `npm run check:content`: what an editor runs before a push, in half a minute. The build reads all content, compares its entries and
 * follows each link; of the tests, those run that read what editors write.
 */
import { buildIfChanged } from './build.ts'
import { packageProgram, runProgram } from './lib/processes/runProgram.ts'
import { main, PlainError } from './lib/project.ts'
import { vitestCount } from './lib/testing/quickChecks.ts'
import { BUILD, runSteps } from './lib/testing/steps.ts'

const EDITORS_SUITES = ['tests/unit/voice', 'tests/unit/workedExamples', 'tests/unit/publishedAddresses', 'src/facts']

async function testContent(): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
  const { code, output } = await runProgram(packageProgram('vitest'), ['run', ...EDITORS_SUITES], { env })
  if (code !== 0) throw new PlainError(output.trim())
  return vitestCount(output)
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
