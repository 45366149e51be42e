/**
 * `npm run check:content`: what an editor runs before a push, in half a minute. The build reads all content, compares its entries and
 * follows each link; of the tests, those run that read what editors write. What they find is told as the build tells it.
 */
import { buildIfChanged } from './build.ts'
import { runProgram } from './lib/processes/runProgram.ts'
import { main, PlainError } from './lib/project.ts'
import { BUILD, runSteps } from './lib/testing/steps.ts'

async function testContent(): Promise<string> {
  const { code, output } = await runProgram(process.execPath, ['scripts/lib/testing/contentTests.ts'])
  if (code !== 0) throw new PlainError(output.trim())
  return output.trim()
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
